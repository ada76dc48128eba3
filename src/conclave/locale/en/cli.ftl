### What every terminal table says, whatever is played on it.

title = { $game }: { $players }
player = Player { $number }
no = no
seed = Seed SHA-256 { $hash }
welcome = Type a number to choose, "help" for all you can type{ $rules ->
    [0] .
   *[1] , "help rules" for the rules in short.
}
welcome-back = Going on with { $path }.

## Help

help =
    Choose by number (3), or by words, as many as are needed to be clear (place athanor).
    - A mix goes in one line: 2 elan 1 gold, or e e g.
    - Several of a list are their numbers: 1 3, or none, or all.
    - An order is all the numbers, the first on top: 2 1 3.
    undo   takes back your last choice, while nothing has been revealed since; "undo anyway" goes back all the same
    hint   what a strong bot would do here, and why
    log   what has happened so far; "log 10" for the last ten happenings
    table   the whole table, with what each card does
    help CARD   what a card says; "help 3" explains choice 3
    help rules   the rules in short
    position   this position as you know it, as one line to paste elsewhere
    save [FILE]   saves the game
    quit   saves the game and leaves; "quit now" leaves without saving
help-unknown = There is no component called "{ $words }".
help-no-rules = There is no short form of the rules of this game.

## Choosing

not-understood = "{ $text }" is no choice: type the number of one, or its words.
no-choice = There is no choice { $number }: choose from 1 to { $most }.

## Commands

undo-nothing = You have made no choice yet.
undo-not-freely = Since your last choice others have answered, or something has been revealed. To go back all the same, if everybody at the table agrees, type "undo anyway".
undone = Your last choice is taken back.
hint = A strong bot would choose: { $words }. Type: { $text }
hint-none = Nobody can give a hint in this game.
log-empty = Nothing has happened yet.
saved = Saved to { $path }.
save-exists = { $path } exists already. Choose another name, or type "save anyway { $path }".
save-failed = { $path } cannot be written: { $why }
left = The game is saved. Go on with: { $command } play --load { $path }

## The end

over = The game is over
offer-record = Save the record? Enter for { $path }, another file name, or n for no:{" "}
curtain = { $name }, come to the keyboard and press Enter.{" "}
curtain-plain = { $name } comes to the keyboard

## The server

serve-ready = Conclave is at { $address }. Stop it with Ctrl+C.
admin-exported = { $count ->
    [one] { $count } record
   *[other] { $count } records
} written to { $folder }.
admin-sure = Delete the { $kind ->
    [table] table
   *[person] person
} { $id } for good? Type y for yes:{" "}
admin-kept = Nothing was deleted.
admin-deleted = The { $kind ->
    [table] table
   *[person] person
} { $id } is deleted.
admin-password = The new password of { $login } is { $password }. All devices are signed out.
admin-closed = The report { $number } is closed.
admin-kicked = { $id } is shown out of the table { $table }.
admin-banned = { $id } is banned { $days ->
    [0] for good
    [one] for { $days } day
   *[other] for { $days } days
}.
admin-unbanned = { $id } may come in again.
admin-steward = { $state ->
    [yes] { $login } is a steward now.
   *[no] { $login } is no steward any more.
}
