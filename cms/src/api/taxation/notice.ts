import type { Language } from '@nimio/domain/language';
import { fromTenths } from '@nimio/domain/taxation/rate';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { type Notice, notifyCustomer } from '../message/notify-customer.js';
import type { ProfileRow } from '../profile/store.js';
import type { PendingRow } from './proposal-store.js';

type Decision = 'rateAccepted' | 'cardAccepted' | 'nextCardAccepted' | 'rateDeclined' | 'cardDeclined';

/** The text about a decision; rates are written in the Finnish format in every language. */
const texts: Record<Decision, Record<Language, (value: string, year: number) => Notice>> = {
  rateAccepted: {
    fi: (rate) => ({
      title: 'Veroprosenttisi on korotettu',
      text: `Hyväksyimme ehdottamasi veroprosentin. Pidätämme korvauksistasi nyt ${rate} prosenttia. Prosenttia käytetään tilityksissä, joita ei ole vielä vahvistettu.`,
    }),
    sv: (rate) => ({
      title: 'Din skatteprocent har höjts',
      text: `Vi har godkänt den skatteprocent som du föreslog. Nu innehåller vi ${rate} procent av dina ersättningar. Procenten används vid utbetalningar som ännu inte har fastställts.`,
    }),
    en: (rate) => ({
      title: 'Your tax rate has been raised',
      text: `We have accepted the tax rate that you proposed. We now withhold ${rate} percent of your remuneration. The rate is used for payments that have not been confirmed yet.`,
    }),
  },
  cardAccepted: {
    fi: (rate) => ({
      title: 'Verokorttisi on käsitelty',
      text: `Kirjasimme verokorttisi tiedot. Pidätämme korvauksistasi nyt ${rate} prosenttia. Prosenttia käytetään tilityksissä, joita ei ole vielä vahvistettu.`,
    }),
    sv: (rate) => ({
      title: 'Ditt skattekort har behandlats',
      text: `Vi har antecknat uppgifterna på ditt skattekort. Nu innehåller vi ${rate} procent av dina ersättningar. Procenten används vid utbetalningar som ännu inte har fastställts.`,
    }),
    en: (rate) => ({
      title: 'Your tax card has been handled',
      text: `We have recorded the details of your tax card. We now withhold ${rate} percent of your remuneration. The rate is used for payments that have not been confirmed yet.`,
    }),
  },
  nextCardAccepted: {
    fi: (rate, year) => ({
      title: 'Verokorttisi on käsitelty',
      text: `Kirjasimme verokorttisi tiedot. Pidätämme korvauksistasi ${rate} prosenttia vuoden ${year} alusta alkaen.`,
    }),
    sv: (rate, year) => ({
      title: 'Ditt skattekort har behandlats',
      text: `Vi har antecknat uppgifterna på ditt skattekort. Från början av år ${year} innehåller vi ${rate} procent av dina ersättningar.`,
    }),
    en: (rate, year) => ({
      title: 'Your tax card has been handled',
      text: `We have recorded the details of your tax card. From the beginning of ${year} on, we withhold ${rate} percent of your remuneration.`,
    }),
  },
  rateDeclined: {
    fi: (reason) => ({
      title: 'Veroprosenttiasi ei korotettu',
      text: `Emme voineet hyväksyä ehdottamaasi veroprosenttia.\n\nSyy: ${reason}\n\nVoit tehdä uuden ehdotuksen sivulla Verotus.`,
    }),
    sv: (reason) => ({
      title: 'Din skatteprocent höjdes inte',
      text: `Vi kunde inte godkänna den skatteprocent som du föreslog.\n\nOrsak: ${reason}\n\nDu kan föreslå en ny procent på sidan Beskattning.`,
    }),
    en: (reason) => ({
      title: 'Your tax rate was not raised',
      text: `We could not accept the tax rate that you proposed.\n\nReason: ${reason}\n\nYou can propose another rate on the page Taxation.`,
    }),
  },
  cardDeclined: {
    fi: (reason) => ({
      title: 'Verokorttiasi ei voitu hyväksyä',
      text: `Emme voineet hyväksyä lähettämääsi verokorttia.\n\nSyy: ${reason}\n\nVoit lähettää uuden verokortin sivulla Verotus.`,
    }),
    sv: (reason) => ({
      title: 'Ditt skattekort kunde inte godkännas',
      text: `Vi kunde inte godkänna det skattekort som du skickade.\n\nOrsak: ${reason}\n\nDu kan skicka ett nytt skattekort på sidan Beskattning.`,
    }),
    en: (reason) => ({
      title: 'Your tax card could not be accepted',
      text: `We could not accept the tax card that you sent.\n\nReason: ${reason}\n\nYou can send a new tax card on the page Taxation.`,
    }),
  },
};

const inPercent = (tenths: number): string => String(fromTenths(tenths)).replace('.', ',');

/** Notifies the customer of a decision. */
export function notifyDecision(
  tx: Transaction,
  { id, language }: Pick<ProfileRow, 'id' | 'language'>,
  pending: PendingRow,
  decision: { data: { rate: number; year: number } } | { reason: string },
): Promise<void> {
  const isCard = pending.rate === null;
  const mail = isCard ? ({ kind: 'tax-card-handled' } as const) : undefined;
  const year = yearInFinland(system().now());
  if ('reason' in decision) {
    const text = texts[isCard ? 'cardDeclined' : 'rateDeclined'][language];
    return notifyCustomer(tx, id, text(decision.reason, year), mail);
  }
  const { data } = decision;
  const accepted = data.year > year ? 'nextCardAccepted' : isCard ? 'cardAccepted' : 'rateAccepted';
  return notifyCustomer(tx, id, texts[accepted][language](inPercent(data.rate), data.year), mail);
}
