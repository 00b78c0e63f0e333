import type { Language } from '@nimio/domain/schema';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { termOfCreatorRole } from '@nimio/domain/work/role-terms';
import { type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import type { ActingFor } from '../../http/call.js';
import { type Notice, notifyCustomer } from '../message/notify-customer.js';
import { readLanguageOfProfile } from '../profile/store.js';
import { type PartChange, partChange } from './save-deal.js';
import { type Deal, readDeals, touchDeal, type WorkRow } from './store.js';
import type { PassedDeal } from './work-facts.js';

/** The facts of a deal that a notice shows. */
interface NoticeFacts {
  work: string;
  role: string;
  /** The new number of sharers of the role. */
  amount: number;
  isOwner: boolean;
}

/** The notice names no other sharers, nor whose share it was. */
type NoticeTexts = Record<Language, (facts: NoticeFacts) => Notice>;

const shareGained: NoticeTexts = {
  fi: ({ work, role, amount, isOwner }) => ({
    title: 'Sinulle on merkitty osuus teoksesta',
    text: `Merkitsimme sinulle osuuden teoksesta ${work}. Rooli: ${role}. Osuuksien määrä: ${amount}.${isOwner ? ' Olet myös jaon vastuuhenkilö: voit muuttaa määrää ja vastaat muiden tekijöiden muutosehdotuksiin.' : ''}\n\nTeos on sivulla Teokset. Jos tiedoissa on jotain väärin, ota yhteyttä asiakaspalveluun.`,
  }),
  sv: ({ work, role, amount, isOwner }) => ({
    title: 'En andel av ett verk har antecknats för dig',
    text: `Vi har antecknat en andel av verket ${work} för dig. Roll: ${role}. Antal andelar: ${amount}.${isOwner ? ' Du ansvarar också för fördelningen: du kan ändra antalet och svarar på andras ändringsförslag.' : ''}\n\nVerket finns på sidan Verk. Kontakta kundtjänsten om något är fel.`,
  }),
  en: ({ work, role, amount, isOwner }) => ({
    title: 'A share of a work has been recorded for you',
    text: `We have recorded a share of the work ${work} for you. Role: ${role}. Number of shares: ${amount}.${isOwner ? ' You are also in charge of the division: you can change the number, and you answer other creators’ change suggestions.' : ''}\n\nThe work is on the page Works. If something is wrong, contact customer service.`,
  }),
};

const shareLost: NoticeTexts = {
  fi: ({ work, role }) => ({
    title: 'Osuutesi teoksesta on poistettu',
    text: `Poistimme osuuden, joka sinulle oli merkitty teoksesta ${work}. Rooli: ${role}.\n\nJos osuus kuuluu sinulle, ota yhteyttä asiakaspalveluun.`,
  }),
  sv: ({ work, role }) => ({
    title: 'Din andel av ett verk har tagits bort',
    text: `Vi har tagit bort den andel av verket ${work} som var antecknad för dig. Roll: ${role}.\n\nKontakta kundtjänsten om andelen tillhör dig.`,
  }),
  en: ({ work, role }) => ({
    title: 'Your share of a work has been removed',
    text: `We have removed the share of the work ${work} that was recorded for you. Role: ${role}.\n\nIf the share is yours, contact customer service.`,
  }),
};

const chargeGained: NoticeTexts = {
  fi: ({ work, role, amount }) => ({
    title: 'Olet nyt teoksen jaon vastuuhenkilö',
    text: `Sinä vastaat nyt siitä, miten teoksen ${work} osuudet jaetaan. Rooli: ${role}. Osuuksien määrä: ${amount}.\n\nVoit muuttaa määrää teoksen sivulla, ja muiden tekijöiden muutosehdotukset tulevat sinulle.`,
  }),
  sv: ({ work, role, amount }) => ({
    title: 'Du ansvarar nu för fördelningen av ett verk',
    text: `Du ansvarar nu för hur andelarna av verket ${work} fördelas. Roll: ${role}. Antal andelar: ${amount}.\n\nDu kan ändra antalet på verkets sida, och andras ändringsförslag kommer till dig.`,
  }),
  en: ({ work, role, amount }) => ({
    title: 'You are now in charge of the division of a work',
    text: `You are now in charge of how the shares of the work ${work} are divided. Role: ${role}. Number of shares: ${amount}.\n\nYou can change the number on the work’s page, and other creators’ change suggestions come to you.`,
  }),
};

const chargeLost: NoticeTexts = {
  fi: ({ work, role }) => ({
    title: 'Et ole enää teoksen jaon vastuuhenkilö',
    text: `Siirsimme vastuun teoksen ${work} osuuksien jaosta toiselle tekijälle. Rooli: ${role}. Oma osuutesi säilyy.\n\nJos haluat muutoksen määrään, voit ehdottaa sitä teoksen sivulla. Jos vastuu kuuluu sinulle, ota yhteyttä asiakaspalveluun.`,
  }),
  sv: ({ work, role }) => ({
    title: 'Du ansvarar inte längre för fördelningen av ett verk',
    text: `Vi har överfört ansvaret för fördelningen av verket ${work} till en annan upphovsperson. Roll: ${role}. Din egen andel kvarstår.\n\nOm du vill ändra antalet kan du föreslå det på verkets sida. Kontakta kundtjänsten om ansvaret tillhör dig.`,
  }),
  en: ({ work, role }) => ({
    title: 'You are no longer in charge of the division of a work',
    text: `We have passed the charge of the division of the work ${work} to another creator. Role: ${role}. Your own share remains.\n\nIf you want the number changed, you can suggest it on the work’s page. If the charge is yours, contact customer service.`,
  }),
};

const becameOriginal: Record<Language, (work: string) => Notice> = {
  fi: (work) => ({
    title: 'Teos ei enää ole käännös',
    text: `Teoksella ${work} ei ole enää kääntäjää, joten se on taas alkuperäisteos. Kirjoittajat saavat siitä jälleen koko korvauksen.`,
  }),
  sv: (work) => ({
    title: 'Verket är inte längre en översättning',
    text: `Verket ${work} har inte längre någon översättare och är åter ett originalverk. Författarna får åter hela ersättningen för det.`,
  }),
  en: (work) => ({
    title: 'The work is no longer a translation',
    text: `The work ${work} no longer has a translator, so it is an original work again. Its authors again receive the whole remuneration.`,
  }),
};

const amountChanged: NoticeTexts = {
  fi: ({ work, role, amount }) => ({
    title: 'Teoksen osuuksien määrää on muutettu',
    text: `Muutimme teoksen ${work} osuuksien määrää. Rooli: ${role}. Osuuksien määrä on nyt ${amount}.\n\nJos määrä on väärä, ota yhteyttä asiakaspalveluun.`,
  }),
  sv: ({ work, role, amount }) => ({
    title: 'Antalet andelar i ett verk har ändrats',
    text: `Vi har ändrat antalet andelar i verket ${work}. Roll: ${role}. Antalet andelar är nu ${amount}.\n\nKontakta kundtjänsten om antalet är fel.`,
  }),
  en: ({ work, role, amount }) => ({
    title: 'The number of shares of a work has changed',
    text: `We have changed the number of shares of the work ${work}. Role: ${role}. The number of shares is now ${amount}.\n\nIf the number is wrong, contact customer service.`,
  }),
};

/** A gained or lost share has a notice; a changed owner has a separate one. */
function textsFor({ share, charge }: PartChange): NoticeTexts | undefined {
  if (share) return share === 'gained' ? shareGained : shareLost;
  if (charge) return charge === 'gained' ? chargeGained : chargeLost;
  return undefined;
}

const nameOf = ({ name, isbn }: WorkRow): string => `${name} (${formatIsbn(isbn)})`;

/** Notifies the authors of a work that is an original again, except the one whose change did it. */
export async function notifyOriginal(
  tx: Transaction,
  work: WorkRow,
  { id, asStaff }: ActingFor,
): Promise<void> {
  const sharers = (await readDeals(tx, work.id)).flatMap(({ shares }) => shares);
  for (const { profile_id: sharer } of sharers) {
    if (sharer === id && !asStaff) continue;
    await notifyCustomer(tx, sharer, becameOriginal[await readLanguageOfProfile(tx, sharer)](nameOf(work)));
  }
}

interface ChangedDeal {
  work: WorkRow;
  role: BillableRole;
  amount: number;
}

async function notify(
  tx: Transaction,
  profileId: number,
  texts: NoticeTexts,
  { work, role, amount, isOwner = false }: ChangedDeal & { isOwner?: boolean },
): Promise<void> {
  const language = await readLanguageOfProfile(tx, profileId);
  const facts = { work: nameOf(work), role: termOfCreatorRole(role, language), amount, isOwner };
  await notifyCustomer(tx, profileId, texts[language](facts));
}

/** Notifies a customer of changes to their part in a deal made by staff or by an owner who left. */
export async function notifyDealChange(
  tx: Transaction,
  profileId: number,
  part: PartChange,
  deal: ChangedDeal,
): Promise<void> {
  const texts = textsFor(part);
  if (texts) await notify(tx, profileId, texts, { ...deal, isOwner: part.charge === 'gained' });
}

/** Notifies the customer for whom staff have acted of shares that they gained or lost, and of another number of shares. */
export async function notifyActedFor(
  tx: Transaction,
  { id, asStaff }: ActingFor,
  work: WorkRow,
  before: readonly Deal[],
): Promise<void> {
  if (!asStaff) return;
  const after = await readDeals(tx, work.id);
  for (const role of billableRoles) {
    const [old, current] = [before, after].map((deals) => deals.find((deal) => deal.role === role));
    const { amount } = current ?? old ?? { amount: 0 };
    const part = partChange(id, old, current);
    await notifyDealChange(tx, id, part, { work, role, amount });
    if (old && current && old.amount !== amount && !textsFor(part))
      await notify(tx, id, amountChanged, { work, role, amount });
  }
}

/** Sets the alert for all sharers of deals whose owner has left, and notifies the new owners. */
export async function notifyNewOwners(
  tx: Transaction,
  work: WorkRow,
  passedOn: readonly PassedDeal[],
  at: string,
): Promise<void> {
  const deals = await readDeals(tx, work.id);
  for (const { role, owner } of passedOn) {
    const deal = deals.find((candidate) => candidate.role === role);
    if (!deal || owner === null) continue;
    await touchDeal(tx, deal.id, at);
    const { amount } = deal;
    await notifyDealChange(tx, owner, { share: undefined, charge: 'gained' }, { work, role, amount });
  }
}
