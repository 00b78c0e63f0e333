// Browsers read the locale data of Intl once for all threads, for a tenth of a second on a slow phone, so that pages need
// not wait for it.
Intl.DateTimeFormat.supportedLocalesOf('fi');
Intl.NumberFormat.supportedLocalesOf('fi');
