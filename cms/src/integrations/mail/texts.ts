import type { Language } from '@nimio/domain/schema';

interface Text {
  subject: string;
  text: string;
}

const passwordLink: Record<Language, (link: string) => Text> = {
  fi: (link) => ({
    subject: 'Uuden salasanan asettaminen',
    text: `Hei

Olet pyytänyt linkkiä uuden salasanan asettamiseen. Aseta salasana tästä:

${link}

Linkki on voimassa tunnin ja toimii kerran. Jos et pyytänyt linkkiä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.`,
  }),
  sv: (link) => ({
    subject: 'Välj ett nytt lösenord',
    text: `Hej

Du har bett om en länk för att välja ett nytt lösenord. Välj lösenordet här:

${link}

Länken gäller i en timme och fungerar en gång. Om du inte har bett om länken behöver du inte göra någonting: ditt lösenord förblir detsamma.`,
  }),
  en: (link) => ({
    subject: 'Set a new password',
    text: `Hello

You asked for a link to set a new password. Set it here:

${link}

The link is valid for one hour and works once. If you did not ask for it, you need not do anything: your password stays as it is.`,
  }),
};

export const passwordLinkMail = (language: Language, link: string): Text => passwordLink[language](link);

const messageFromSociety: Record<Language, (link: string) => Text> = {
  fi: (link) => ({
    subject: 'Sinulle on uusi viesti',
    text: `Hei

Olet saanut uuden viestin portaaliin. Lue viesti täällä:

${link}

Viesti näkyy, kun olet kirjautunut.`,
  }),
  sv: (link) => ({
    subject: 'Du har ett nytt meddelande',
    text: `Hej

Du har fått ett nytt meddelande i portalen. Läs det här:

${link}

Meddelandet visas när du har loggat in.`,
  }),
  en: (link) => ({
    subject: 'You have a new message',
    text: `Hello

You have a new message in the portal. Read it here:

${link}

The message is shown once you have logged in.`,
  }),
};

/** Neither says more than that there is a message: a mailbox is read by others too. */
export const messageFromSocietyMail = (language: Language, link: string): Text =>
  messageFromSociety[language](link);

const messageToSociety: Record<Language, (link: string) => Text> = {
  fi: (link) => ({
    subject: 'Uusi viesti asiakkaalta',
    text: `Hei

Asiakas on lähettänyt viestin portaalissa. Lue viesti täällä:

${link}

Viesti näkyy, kun olet kirjautunut.`,
  }),
  sv: (link) => ({
    subject: 'Nytt meddelande från en kund',
    text: `Hej

En kund har skickat ett meddelande i portalen. Läs det här:

${link}

Meddelandet visas när du har loggat in.`,
  }),
  en: (link) => ({
    subject: 'New message from a customer',
    text: `Hello

A customer has sent a message in the portal. Read it here:

${link}

The message is shown once you have logged in.`,
  }),
};

export const messageToSocietyMail = (language: Language, link: string): Text =>
  messageToSociety[language](link);
