// V8 shares the lists of Intl's locales among all threads of a process. Reading them takes a tenth of a second on a slow
// phone, so a worker does it instead of the page's thread.
Intl.DateTimeFormat.supportedLocalesOf('fi');
Intl.NumberFormat.supportedLocalesOf('fi');
close();
