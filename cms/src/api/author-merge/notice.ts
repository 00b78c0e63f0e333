import { wholeName } from '@nimio/domain/author-name/author-name';
import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import { type Notice, notifyCustomer } from '../message/notify-customer.js';
import { readLanguageOfProfile } from '../profile/store.js';
import type { Moved } from './moved.js';

/** The names in a notice, formatted, and whether one or several were removed. */
interface NoticeFacts {
  names: string;
  isOne: boolean;
}

/** Other people's names are not shown: whose list a name was on is confidential. */
type NoticeTexts = Record<Language, (facts: NoticeFacts) => Notice>;

const broughtTogether: NoticeTexts = {
  fi: ({ names, isOne }) => ({
    title: 'Tekijänimiä on yhdistetty',
    text: `Yhdistimme tekijänimeen ${names} ${isOne ? 'toisen nimen, jolla' : 'muita nimiä, joilla'} oli merkitty teoksiasi. Teokset ovat nyt nimellä ${names}.\n\nTarkista luettelo sivulla Teokset. Jos siinä on jotain väärin, ota yhteyttä asiakaspalveluun.`,
  }),
  sv: ({ names, isOne }) => ({
    title: 'Upphovsnamn har slagits samman',
    text: `Vi har slagit samman upphovsnamnet ${names} med ${isOne ? 'ett annat namn' : 'andra namn'} som dina verk var registrerade under. Verken finns nu under namnet ${names}.\n\nKontrollera förteckningen på sidan Verk. Kontakta kundtjänsten om något är fel.`,
  }),
  en: ({ names, isOne }) => ({
    title: 'Author names have been merged',
    text: `We have merged into the author name ${names} ${isOne ? 'another name' : 'other names'} under which works of yours were registered. The works are now under the name ${names}.\n\nCheck the list on the page Works. If something in it is wrong, contact customer service.`,
  }),
};

const gained: NoticeTexts = {
  fi: ({ names, isOne }) => ({
    title: 'Tekijänimiä on yhdistetty',
    text: `Yhdistimme tekijänimeesi ${names} ${isOne ? 'nimen, jolla oli merkitty samoja tai muita teoksiasi. Sen' : 'nimiä, joilla oli merkitty samoja tai muita teoksiasi. Niiden'} teokset ovat nyt omassa teosluettelossasi.\n\nTarkista luettelo sivulla Teokset. Jos siinä on jotain väärin, ota yhteyttä asiakaspalveluun.`,
  }),
  sv: ({ names, isOne }) => ({
    title: 'Upphovsnamn har slagits samman',
    text: `Vi har slagit samman ditt upphovsnamn ${names} med ${isOne ? 'ett namn' : 'namn'} som dina verk också var registrerade under. De verken finns nu i din egen verkförteckning.\n\nKontrollera förteckningen på sidan Verk. Kontakta kundtjänsten om något är fel.`,
  }),
  en: ({ names, isOne }) => ({
    title: 'Author names have been merged',
    text: `We have merged into your author name ${names} ${isOne ? 'a name' : 'names'} under which works of yours were registered as well. Those works are now in your own list.\n\nCheck the list on the page Works. If something in it is wrong, contact customer service.`,
  }),
};

const lost: NoticeTexts = {
  fi: ({ names, isOne }) => ({
    title: isOne ? 'Tekijänimesi on yhdistetty toiseen' : 'Tekijänimiäsi on yhdistetty toiseen',
    text: `Yhdistimme ${isOne ? 'tekijänimen' : 'tekijänimet'} ${names} saman tekijän toiseen nimeen. Teokset, jotka olivat ${isOne ? 'sillä nimellä' : 'niillä nimillä'}, ovat nyt toisen nimen luettelossa.\n\nJos kyse ei ole samasta tekijästä, ota yhteyttä asiakaspalveluun, niin kumoamme yhdistämisen.`,
  }),
  sv: ({ names, isOne }) => ({
    title: isOne
      ? 'Ditt upphovsnamn har slagits samman med ett annat'
      : 'Dina upphovsnamn har slagits samman med ett annat',
    text: `Vi har slagit samman ${isOne ? 'upphovsnamnet' : 'upphovsnamnen'} ${names} med samma upphovspersons andra namn. Verken under ${isOne ? 'det namnet' : 'de namnen'} finns nu i det andra namnets förteckning.\n\nKontakta kundtjänsten om det inte gäller samma upphovsperson, så ångrar vi sammanslagningen.`,
  }),
  en: ({ names, isOne }) => ({
    title: isOne
      ? 'Your author name has been merged into another'
      : 'Your author names have been merged into another',
    text: `We have merged the author ${isOne ? 'name' : 'names'} ${names} into another name of the same author. The works under ${isOne ? 'it' : 'them'} are now in the other name’s list.\n\nIf this is not the same author, contact customer service, and we will undo the merge.`,
  }),
};

const undone: NoticeTexts = {
  fi: ({ names, isOne }) => ({
    title: 'Tekijänimien yhdistäminen on kumottu',
    text: `Kumosimme yhdistämisen, joka koski ${isOne ? 'tekijänimeä' : 'tekijänimiä'} ${names}. Yhdistetyt nimet on palautettu, ja niiden mukana siirretyt teokset ovat taas alkuperäisillä nimillään.`,
  }),
  sv: ({ names, isOne }) => ({
    title: 'Sammanslagningen av upphovsnamn har ångrats',
    text: `Vi har ångrat sammanslagningen som gällde ${isOne ? 'upphovsnamnet' : 'upphovsnamnen'} ${names}. De sammanslagna namnen har återställts, och de verk som flyttades finns igen under sina ursprungliga namn.`,
  }),
  en: ({ names, isOne }) => ({
    title: 'The merge of author names has been undone',
    text: `We have undone the merge that concerned the author ${isOne ? 'name' : 'names'} ${names}. The merged names have been restored, and the works that moved with them are under their original names again.`,
  }),
};

/** The names removed from a profile. */
function lossesOf({ replaced }: Moved, profileId: number): NoticeFacts {
  const names = replaced.filter(({ profile_id }) => profile_id === profileId).map(wholeName);
  return { names: names.join(', '), isOne: names.length === 1 };
}

/** The customers whose names moved to another customer, each once. */
const losersOf = ({ replaced }: Moved, dominantId: number): number[] =>
  [...new Set(replaced.map(({ profile_id }) => profile_id))].filter((id) => id !== dominantId);

async function notify(
  tx: Transaction,
  profileId: number,
  texts: NoticeTexts,
  facts: NoticeFacts,
): Promise<void> {
  await notifyCustomer(tx, profileId, texts[await readLanguageOfProfile(tx, profileId)](facts));
}

/** Notifies each customer whose names a merge changed. */
export async function notifyMerged(tx: Transaction, dominantId: number, moved: Moved): Promise<void> {
  const losers = losersOf(moved, dominantId);
  const facts = { names: wholeName(moved.after), isOne: moved.replaced.length === 1 };
  await notify(tx, dominantId, losers.length === 0 ? broughtTogether : gained, facts);
  for (const id of losers) await notify(tx, id, lost, lossesOf(moved, id));
}

/** The same after the merge was undone. */
export async function notifyUnmerged(tx: Transaction, dominantId: number, moved: Moved): Promise<void> {
  await notify(tx, dominantId, undone, { names: wholeName(moved.before), isOne: true });
  for (const id of losersOf(moved, dominantId)) await notify(tx, id, undone, lossesOf(moved, id));
}
