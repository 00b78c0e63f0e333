import { spoken } from './spoken';

export const confirmationTexts = spoken({
  'fi-FI': {
    messages: 'Viestit',
    subject: 'Vastaus kysymykseesi verokortista',
    from: 'Asiakaspalvelu',
    sent: 'Lähetetty',
    sender: 'Lähettäjä',
    received:
      'Hei Inka, saimme verokorttisi 3.11.2026. Se on voimassa joulukuun tilityksestä alkaen, ja pidätämme siitä lähtien 24,5 prosenttia.',
    taxed:
      'Lokakuun tilityksestä pidätetty vero näkyy esitäytetyssä veroilmoituksessasi. Liikaa maksetun veron saat takaisin Verohallinnolta.',
    answer: 'Vastaa',
    remove: 'Poista viesti',
    removeTitle: 'Poistetaanko viesti?',
    removeBody: 'Viesti poistuu pysyvästi, eikä sitä saa takaisin. Asiakaspalvelulle jää oma kappaleensa.',
    keep: 'Säilytä',
    removed: 'Viesti poistettiin.',
    notRemoved: 'Viestiä ei saatu poistettua, koska yhteys palvelimeen katkesi. Yritä uudelleen.',
    columnSubject: 'Aihe',
    columnSent: 'Päivä',
    otherContract: 'Kiitos, sopimuksesi on voimassa',
    otherPayment: 'Lokakuun tilitys on maksettu',
  },
  'sv-FI': {
    messages: 'Meddelanden',
    subject: 'Svar på din fråga om skattekortet',
    from: 'Kundtjänst',
    sent: 'Skickat',
    sender: 'Avsändare',
    received:
      'Hej Inka, vi fick ditt skattekort den 3.11.2026. Det gäller från och med utbetalningen i december, och då börjar vi hålla inne 24,5 procent.',
    taxed:
      'Skatten på utbetalningen i oktober finns i din förhandsifyllda skattedeklaration. Om du har betalat för mycket skatt får du tillbaka den av Skatteförvaltningen.',
    answer: 'Svara',
    remove: 'Ta bort meddelandet',
    removeTitle: 'Ska meddelandet tas bort?',
    removeBody:
      'Meddelandet tas bort för gott och kan inte återställas. Kundtjänsten har kvar sin egen kopia.',
    keep: 'Behåll',
    removed: 'Meddelandet togs bort.',
    notRemoved: 'Meddelandet kunde inte tas bort eftersom kontakten med servern bröts. Försök igen.',
    columnSubject: 'Ämne',
    columnSent: 'Datum',
    otherContract: 'Tack, ditt avtal gäller nu',
    otherPayment: 'Utbetalningen i oktober har gjorts',
  },
  'en-GB': {
    messages: 'Messages',
    subject: 'Reply to your question about the tax card',
    from: 'Customer service',
    sent: 'Sent',
    sender: 'From',
    received:
      'Hello Inka, we received your tax card on 3.11.2026. It is valid from the December payment onwards, and from then on we withhold 24.5 per cent.',
    taxed:
      'The tax withheld from the October payment is shown in your pre-completed tax return. Tax paid in excess is refunded by the Tax Administration.',
    answer: 'Reply',
    remove: 'Delete the message',
    removeTitle: 'Delete the message?',
    removeBody:
      'The message is deleted for good and cannot be restored. Customer service keeps its own copy.',
    keep: 'Keep',
    removed: 'The message was deleted.',
    notRemoved: 'The message could not be deleted because the connection to the server was lost. Try again.',
    columnSubject: 'Subject',
    columnSent: 'Date',
    otherContract: 'Thank you, your contract is now valid',
    otherPayment: 'The October payment has been made',
  },
});
