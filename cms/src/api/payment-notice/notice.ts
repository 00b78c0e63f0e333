import { fillPlaceholders } from '@nimio/domain/content/placeholders';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { Language } from '@nimio/domain/schema';
import type { Notice } from '../message/notify-customer.js';
import type { NoticeKind } from './store.js';
import {
  expiringNoContract,
  expiringNotCovered,
  noContract,
  notCovered,
  type PaymentNotice,
} from './waiting-notices.js';

/** The mail of each kind. */
export const mailKindOf = {
  made: 'payment-made',
  failed: 'payment-failed',
  waiting: 'payment-waiting',
  expiring: 'payment-expiring',
} as const satisfies Record<NoticeKind, MailKind>;

const made: PaymentNotice = {
  kind: 'made',
  page: '/accounting',
  texts: {
    fi: {
      title: 'Korvauksesi on maksettu',
      text: 'Olemme maksaneet sinulle korvauksen. Maksupäivä on {day}.\n\nSivulta Tilitykset näet, mistä teoksista ja lainoista summa tulee, ja saat tilityslaskelman.',
    },
    sv: {
      title: 'Din ersättning har betalats',
      text: 'Vi har betalat en ersättning till dig. Betalningsdagen är {day}.\n\nPå sidan Utbetalningar ser du vilka verk och lån beloppet kommer från, och där får du en utbetalningsspecifikation.',
    },
    en: {
      title: 'Your remuneration has been paid',
      text: 'We have paid remuneration to you. The payment date is {day}.\n\nThe page Payments shows which works and loans the amount comes from. You also get a payment statement there.',
    },
  },
};

const noAccount: PaymentNotice = {
  kind: 'failed',
  page: '/settings/bank',
  texts: {
    fi: {
      title: 'Maksu ei onnistunut: tilinumerosi puuttuu',
      text: 'Emme voineet maksaa korvaustasi, koska meillä ei ole sinulta vahvistettua tilinumeroa. Lisää tai vahvista se sivulla Pankkiyhteys, niin maksamme korvauksen seuraavaksi laskettavan tilityksen mukana.',
    },
    sv: {
      title: 'Betalningen misslyckades: ditt kontonummer saknas',
      text: 'Vi kunde inte betala din ersättning, eftersom vi inte har något bekräftat kontonummer för dig. Lägg till eller bekräfta det på sidan Bankuppgifter, så betalar vi ersättningen med den utbetalning som beräknas härnäst.',
    },
    en: {
      title: 'The payment failed: your account number is missing',
      text: 'We could not pay your remuneration because we have no confirmed account number of yours. Add or confirm it on the page Bank details, and we pay the remuneration with the next payment that we calculate.',
    },
  },
};

/** A payment that the bank returned, with the reason as a part of the sentence. */
function returned(reasons: Record<Language, string>): PaymentNotice {
  const textsOf = (title: string, text: string, reason: string): Notice => ({
    title,
    text: fillPlaceholders(text, { reason }),
  });
  return {
    kind: 'failed',
    page: '/settings/bank',
    texts: {
      fi: textsOf(
        'Maksu ei päässyt tilillesi',
        'Pankki palautti korvauksesi maksun{reason}. Korjaa tilinumerosi sivulla Pankkiyhteys, niin maksamme korvauksen seuraavaksi laskettavan tilityksen mukana. Jos numero on oikein, ota yhteyttä asiakaspalveluun.',
        reasons.fi,
      ),
      sv: textsOf(
        'Betalningen nådde inte ditt konto',
        'Banken returnerade betalningen av din ersättning{reason}. Rätta ditt kontonummer på sidan Bankuppgifter, så betalar vi ersättningen med den utbetalning som beräknas härnäst. Om numret stämmer, kontakta kundtjänsten.',
        reasons.sv,
      ),
      en: textsOf(
        'The payment did not reach your account',
        'The bank returned the payment of your remuneration{reason}. Correct your account number on the page Bank details, and we pay the remuneration with the next payment that we calculate. If the number is right, contact customer service.',
        reasons.en,
      ),
    },
  };
}

const wrongAccount = returned({
  fi: ', koska tilinumero on virheellinen',
  sv: ', eftersom kontonumret är felaktigt',
  en: ' because the account number is incorrect',
});
const blockedAccount = returned({
  fi: ', koska tili ei ota maksuja vastaan',
  sv: ', eftersom kontot inte tar emot betalningar',
  en: ' because the account does not receive payments',
});
const otherReturned = returned({ fi: '', sv: '', en: '' });

/** The whole file was rejected, so that nothing is wrong with the account. */
const again: PaymentNotice = {
  kind: 'failed',
  page: '/accounting',
  texts: {
    fi: {
      title: 'Maksu viivästyy',
      text: 'Pankki ei ottanut vastaan maksuaineistoamme. Maksamme korvauksesi seuraavaksi laskettavan tilityksen mukana. Sinun ei tarvitse tehdä mitään.',
    },
    sv: {
      title: 'Betalningen blir försenad',
      text: 'Banken tog inte emot vår betalningsfil. Vi betalar din ersättning med den utbetalning som beräknas härnäst. Du behöver inte göra någonting.',
    },
    en: {
      title: 'The payment is delayed',
      text: 'The bank did not accept our payment file. We pay your remuneration with the next payment that we calculate. You need not do anything.',
    },
  },
};

/** By cause: our own, and the bank's codes that have a meaning for the customer. */
const byCause: Record<string, PaymentNotice> = {
  made,
  noContract,
  notCovered,
  'expiring.noContract': expiringNoContract,
  'expiring.notCovered': expiringNotCovered,
  noAccount,
  again,
  AC01: wrongAccount,
  AC03: wrongAccount,
  RC01: wrongAccount,
  AC04: returned({
    fi: ', koska tili on lopetettu',
    sv: ', eftersom kontot är avslutat',
    en: ' because the account is closed',
  }),
  AC06: blockedAccount,
  AG01: blockedAccount,
  CNOR: blockedAccount,
};

/** The notice of a cause; undefined when the bank reports a death, since staff contact the family. */
export const noticeOf = (cause: string): PaymentNotice | undefined =>
  cause === 'MD07' ? undefined : (byCause[cause] ?? otherReturned);
