### What every terminal table says, whatever is played on it.

title = { $game }: { $players }
player = Player { $number }
no = no
seed = Seed SHA-256 { $hash }
welcome = Type a number to choose, "help" for all commands{ $rules ->
    [0] .
   *[1] , "help rules" for a summary of the rules.
}
welcome-back = Continuing { $path }.

## Help

help =
    Choose by number (3), or by enough words to be clear (place athanor).
    - Type a mix on one line: 2 elan 1 gold, or e e g.
    - Pick several from a list by their numbers: 1 3, or none, or all.
    - Give an order as all the numbers, starting from the top: 2 1 3.
    undo   undoes your last choice while nothing has been revealed since; "undo anyway" goes back regardless
    hint   suggests a move and tells you why
    log   shows what has happened so far; "log 10" shows the last ten events
    table   shows the whole table, with what each card does
    help CARD   shows the text of a card; "help 3" explains choice 3
    help rules   shows a summary of the rules
    position   prints this position as you know it, on one line to paste elsewhere
    save [FILE]   saves the game
    quit   saves the game and leaves; "quit now" leaves without saving
help-unknown = Nothing here is called "{ $words }".
help-no-rules = There is no summary of the rules for this game.

## Choosing

not-understood = "{ $text }" is not one of the choices: type a number, or words of a choice.
no-choice = There is no choice { $number }: choose from 1 to { $most }.

## Commands

undo-nothing = Nothing to undo yet.
undo-not-freely = Others have moved since then, or something has been revealed. If everyone at the table agrees, type "undo anyway" to go back.
undone = Your last choice is undone.
substitute = { $seat } has failed ({ $why }). From now on { $bot } plays in its place.
hint = Suggestion: { $words }. Type: { $text }
hint-none = There are no hints for this game.
log-empty = Nothing has happened yet.
saved = Saved to { $path }.
save-exists = { $path } already exists. Choose another name, or type "save anyway { $path }".
save-failed = Could not write { $path }: { $why }
left = The game is saved. Continue it with: { $command } play --load { $path }

## The end

over = The game is over
offer-record = Save the record? Enter for { $path }, another file name, or n for no:{" "}
curtain = { $name }, come to the keyboard and press Enter.{" "}
curtain-plain = { $name } comes to the keyboard

## The server

serve-ready = Conclave is running at { $address }. Press Ctrl+C to stop it.
admin-exported = { $count ->
    [one] { $count } record
   *[other] { $count } records
} written to { $folder }.
admin-sure = Delete the { $kind ->
    [table] table
   *[person] user
} { $id } permanently? Type y for yes:{" "}
admin-kept = Nothing was deleted.
admin-deleted = The { $kind ->
    [table] table
   *[person] user
} { $id } has been deleted.
admin-password = The new password of { $login } is { $password }. All devices have been signed out.
admin-closed = Report { $number } is closed.
admin-voided = The game at table { $table } no longer counts for ratings.
admin-kicked = { $id } has been removed from table { $table }.
admin-banned = { $id } is banned { $days ->
    [0] permanently
    [one] for { $days } day
   *[other] for { $days } days
}.
admin-unbanned = { $id } is no longer banned.
admin-steward = { $state ->
    [yes] { $login } is now a moderator.
   *[no] { $login } is no longer a moderator.
}
