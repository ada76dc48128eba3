/** The two typefaces, in the alphabets that our languages need. */
import "@fontsource/cinzel/latin-600.css";
import "@fontsource/cinzel/latin-ext-600.css";
import "./inter.css";
