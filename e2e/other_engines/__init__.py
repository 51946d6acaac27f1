"""The site and the edition in one file in Firefox and in WebKit."""
