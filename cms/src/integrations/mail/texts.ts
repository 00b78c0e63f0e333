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
