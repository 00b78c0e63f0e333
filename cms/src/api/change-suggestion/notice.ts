import { wholeName } from '@nimio/domain/author-name/author-name';
import type { RejectionReason } from '@nimio/domain/change-suggestion/change-suggestion';
import type { Language } from '@nimio/domain/schema';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import { type Notice, notifyCustomer } from '../message/notify-customer.js';
import { readLanguageOfProfile } from '../profile/store.js';
import type { ReceivedRow } from './store.js';

/** The facts of a suggestion that a notice shows. */
interface NoticeFacts {
  work: string;
  /** The label of the number: `kirjoittajien määrä`. */
  number: string;
  now: number;
  suggested: number;
  /** Empty if the suggester does not publish the name. */
  name: string;
  reason: string;
  isAdded: boolean;
}

const numbers: Record<Language, Record<BillableRole, string>> = {
  fi: { author: 'kirjoittajien määrä', translator: 'kääntäjien määrä' },
  sv: { author: 'antalet författare', translator: 'antalet översättare' },
  en: { author: 'number of authors', translator: 'number of translators' },
};

const received: Record<Language, (facts: NoticeFacts) => Notice> = {
  fi: ({ work, number, now, suggested, name, reason, isAdded }) => ({
    title: 'Teoksestasi on tehty muutosehdotus',
    text: `${name || 'Tekijä, joka ei julkaise nimeään,'} ehdottaa muutosta teokseen ${work}: ${number} olisi ${suggested}. Nyt se on ${now}.${isAdded ? ' Ehdottaja pyytää samalla osuutta itselleen.' : ''}\n\nPerustelu: ${reason}\n\nAvaa teos teosluettelostasi ja hyväksy tai hylkää ehdotus. Näet siellä, miten se vaikuttaisi osuuteesi.`,
  }),
  sv: ({ work, number, now, suggested, name, reason, isAdded }) => ({
    title: 'Ett ändringsförslag har lämnats om ditt verk',
    text: `${name || 'En upphovsperson som inte offentliggör sitt namn'} föreslår en ändring i verket ${work}: ${number} skulle vara ${suggested}. Nu är det ${now}.${isAdded ? ' Förslagsställaren ber samtidigt om en egen andel.' : ''}\n\nMotivering: ${reason}\n\nÖppna verket i din verkförteckning och godkänn eller avslå förslaget. Där ser du hur det skulle påverka din andel.`,
  }),
  en: ({ work, number, now, suggested, name, reason, isAdded }) => ({
    title: 'A change has been suggested to your work',
    text: `${name || 'A creator who does not publish their name'} suggests a change to the work ${work}: the ${number} would be ${suggested}. It is ${now} now.${isAdded ? ' They also ask for a share of their own.' : ''}\n\nReason: ${reason}\n\nOpen the work in your list of works and accept or reject the suggestion. You will see there what it would do to your share.`,
  }),
};

const accepted: Record<Language, (facts: NoticeFacts) => Notice> = {
  fi: ({ work, number, suggested, isAdded }) => ({
    title: 'Muutosehdotuksesi on hyväksytty',
    text: `Ehdotuksesi teoksesta ${work} on hyväksytty: ${number} on nyt ${suggested}.${isAdded ? '\n\nTeos on nyt teosluettelossasi.' : ''}`,
  }),
  sv: ({ work, number, suggested, isAdded }) => ({
    title: 'Ditt ändringsförslag har godkänts',
    text: `Ditt förslag om verket ${work} har godkänts: ${number} är nu ${suggested}.${isAdded ? '\n\nVerket finns nu i din verkförteckning.' : ''}`,
  }),
  en: ({ work, number, suggested, isAdded }) => ({
    title: 'Your change suggestion has been accepted',
    text: `Your suggestion about the work ${work} has been accepted: the ${number} is now ${suggested}.${isAdded ? '\n\nThe work is now on your list of works.' : ''}`,
  }),
};

const reasons: Record<Language, Record<RejectionReason, string>> = {
  fi: {
    wrongBook: 'ehdotus koskee väärää teosta',
    wrongAmount: 'ehdotettu määrä on väärä',
    wrongOther: 'muu syy',
  },
  sv: {
    wrongBook: 'förslaget gäller fel verk',
    wrongAmount: 'det föreslagna antalet är fel',
    wrongOther: 'annan orsak',
  },
  en: {
    wrongBook: 'the suggestion is about the wrong work',
    wrongAmount: 'the suggested number is wrong',
    wrongOther: 'another reason',
  },
};

const rejected: Record<Language, (facts: NoticeFacts, reason: string) => Notice> = {
  fi: ({ work, number, now }, reason) => ({
    title: 'Muutosehdotuksesi on hylätty',
    text: `Ehdotuksesi teoksesta ${work} on hylätty: ${number} on edelleen ${now}.\n\nHylkäyksen syy: ${reason}.\n\nJos olet eri mieltä, ota yhteyttä asiakaspalveluun.`,
  }),
  sv: ({ work, number, now }, reason) => ({
    title: 'Ditt ändringsförslag har avslagits',
    text: `Ditt förslag om verket ${work} har avslagits: ${number} är fortfarande ${now}.\n\nOrsak till avslaget: ${reason}.\n\nKontakta kundtjänsten om du är av annan åsikt.`,
  }),
  en: ({ work, number, now }, reason) => ({
    title: 'Your change suggestion has been rejected',
    text: `Your suggestion about the work ${work} has been rejected: the ${number} is still ${now}.\n\nReason for rejection: ${reason}.\n\nIf you disagree, contact customer service.`,
  }),
};

const cancelled: Record<Language, (facts: NoticeFacts) => Notice> = {
  fi: ({ work }) => ({
    title: 'Muutosehdotuksesi on rauennut',
    text: `Ehdotuksesi teoksesta ${work} on rauennut, koska teoksen osuuksien jako on muuttunut ennen kuin siihen vastattiin. Avaa teos uudelleen, jos asia on yhä ajankohtainen: voit ehkä lisätä sen luetteloosi tai muuttaa määrää itse.`,
  }),
  sv: ({ work }) => ({
    title: 'Ditt ändringsförslag har förfallit',
    text: `Ditt förslag om verket ${work} har förfallit, eftersom verkets fördelning ändrades innan förslaget besvarades. Öppna verket på nytt om saken fortfarande är aktuell: du kan kanske lägga till det i din förteckning eller ändra antalet själv.`,
  }),
  en: ({ work }) => ({
    title: 'Your change suggestion has lapsed',
    text: `Your suggestion about the work ${work} has lapsed, because the division of its shares changed before it was answered. Open the work again if the matter still stands: you may be able to add it to your list, or to change the number yourself.`,
  }),
};

/** Whether the suggester gives up the name. */
export const suggesterName = ({ name1, name2, private: isPrivate }: ReceivedRow): string =>
  name1 === null || isPrivate ? '' : wholeName({ name1, name2: name2 ?? '' });

const factsOf = (row: ReceivedRow, language: Language): NoticeFacts => ({
  work: `${row.work_name} (${formatIsbn(row.isbn)})`,
  number: numbers[language][row.role],
  now: row.deal_amount ?? row.amount_before,
  suggested: row.amount,
  name: suggesterName(row),
  reason: row.reason,
  isAdded: row.add_if_accepted === 1,
});

/** The column of titles. */
const longestTitle = 200;

/** With the work's name in the title, as authors receive several of these notices. */
function aboutWork({ title, text }: Notice, { work_name: name }: ReceivedRow): Notice {
  const characters = [...`${title}: ${name}`];
  const isLong = characters.length > longestTitle;
  return { title: isLong ? `${characters.slice(0, longestTitle - 1).join('')}…` : characters.join(''), text };
}

/** Notifies the owner of a deal about a suggestion; the mail links to the page where it is answered. */
export async function notifyReceived(tx: Transaction, row: ReceivedRow, ownerId: number): Promise<void> {
  const language = await readLanguageOfProfile(tx, ownerId);
  const mail = { kind: 'suggestion-received', path: `/works/${row.isbn}/handlesuggestions` } as const;
  const notice = aboutWork(received[language](factsOf(row, language)), row);
  await notifyCustomer(tx, ownerId, notice, mail);
}

/** How a suggestion ended. */
export type Outcome =
  | { kind: 'accepted'; isAdded: boolean }
  | { kind: 'rejected'; reason: RejectionReason }
  | { kind: 'cancelled' };

function noticeOf(outcome: Outcome, facts: NoticeFacts, language: Language): Notice {
  if (outcome.kind === 'rejected') return rejected[language](facts, reasons[language][outcome.reason]);
  if (outcome.kind === 'accepted') return accepted[language]({ ...facts, isAdded: outcome.isAdded });
  return cancelled[language](facts);
}

/** Notifies the suggester of the outcome. */
export async function notifyAnswered(tx: Transaction, row: ReceivedRow, outcome: Outcome): Promise<void> {
  const language = row.suggester_language;
  const facts = factsOf(row, language);
  const mail = { kind: 'suggestion-answered' } as const;
  const notice = aboutWork(noticeOf(outcome, facts, language), row);
  await notifyCustomer(tx, row.suggester_profile_id, notice, mail);
}
