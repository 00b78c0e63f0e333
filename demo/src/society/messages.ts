import type { MessageRecord } from '@nimio/domain/import/import-record';
import { accountKey } from './account.js';
import { instantBefore, type SocietyPlan } from './plan.js';

type Told = Pick<MessageRecord, 'key' | 'title' | 'content'> &
  Partial<Pick<MessageRecord, 'replyTo'>> & {
    /** Before the plan's now. Nobody writes before they have an account. */
    days: number;
    isRead: boolean;
  };

const writtenBy = (account: string, { days, isRead: _, ...told }: Told) => ({
  kind: 'message' as const,
  creator: accountKey(account),
  replyTo: null,
  ...told,
  days,
});

/** The society wrote to these profiles, and its own people know what it says. */
const fromSociety = (profiles: string[], told: Told) => ({
  ...writtenBy('admin', told),
  profiles,
  isFromSociety: true,
  isReadByCustomer: told.isRead,
  isReadBySociety: true,
});

const toSociety = (profile: string, told: Told) => ({
  ...writtenBy(profile, told),
  profiles: [profile],
  isFromSociety: false,
  isReadByCustomer: true,
  isReadBySociety: told.isRead,
});

const correspondence = [
  fromSociety(['tester', 'author'], {
    key: 'message-schedule',
    days: 25,
    isRead: true,
    title: 'Seuraavan tilityksen aikataulu',
    content: `Hei

Laskemme lainauskorvaukset vuoden lopussa ja maksamme ne ennen joulua.

Tarkista, että pankkiyhteytesi ja yhteystietosi ovat ajan tasalla.

Terveisin
asiakaspalvelu`,
  }),
  fromSociety(['coauthor'], {
    key: 'message-contract',
    days: 21,
    isRead: true,
    title: 'Undantaget i ditt avtal',
    content: `Hej

Undantaget för radio och tv har antecknats i ditt avtal. Du ser det på sidan Avtal.

Med vänlig hälsning
kundtjänsten`,
  }),
  fromSociety(['tester'], {
    key: 'message-works',
    days: 12,
    isRead: true,
    title: 'Teosluetteloosi lisättiin puuttuva laitos',
    content: `Hei Elli

Löysimme käännöksestäsi e-kirjalaitoksen, jota luettelossasi ei ollut. Lisäsimme sen, joten saat korvausta myös sen lainoista.`,
  }),
  fromSociety(['author'], {
    key: 'message-author',
    days: 5,
    isRead: false,
    title: 'Sopimuksesi on voimassa',
    content: `Hei Aino

Asiakkuussopimuksesi on voimassa toistaiseksi. Sinun ei tarvitse tehdä mitään.`,
  }),
  fromSociety(['estate'], {
    key: 'message-estate',
    days: 3,
    isRead: false,
    title: 'Kuolinpesän yhteyshenkilö',
    content: `Hei

Kirjasimme Aino Kuusivaaran kuolinpesän yhteyshenkilöksi. Ilmoita meille, jos yhteyshenkilö vaihtuu.`,
  }),
  toSociety('tester', {
    key: 'message-question',
    days: 1.9,
    isRead: true,
    title: 'Kääntäjien määrä',
    content: `Hei!

Käänsimme kirjan kahdestaan, mutta luettelossa lukee, että kääntäjiä on yksi. Miten määrä korjataan?

Terveisin
Elli Rantakoski`,
  }),
  fromSociety(['tester'], {
    key: 'message-answer',
    days: 0.9,
    isRead: false,
    replyTo: 'message-question',
    title: 'Vs: Kääntäjien määrä',
    content: `Hei Elli

Kiitos viestistä. Avaa teos luettelosta, muuta kääntäjien määräksi 2 ja tallenna. Toinen kääntäjä voi sen jälkeen ilmoittaa oman osuutensa.

Terveisin
Saara Lehtoranta`,
  }),
  toSociety('tester', {
    key: 'message-address',
    days: 0.4,
    isRead: false,
    title: 'Muutto ulkomaille',
    content: `Hei

Muutan ensi vuonna Saksaan. Vaikuttaako se korvausteni verotukseen?`,
  }),
];

/** What the known customers and their society have written to each other, the oldest first. */
export const messagesOf = (plan: SocietyPlan): MessageRecord[] =>
  correspondence.map(({ days, ...message }) => ({ ...message, createdAt: instantBefore(plan, days) }));
