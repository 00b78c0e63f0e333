import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, within } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import { setRenderTime } from '../../shared/page/render-time';
import { storyAccount, storyProfile } from '../../shared/session/story-people';
import { record, refusal, visit } from '../../shared/session/story-visit';
import { usualTaxation } from '../../shared/tax-data/story-taxation';
import { HomePage } from './HomePage';

const news = (count: number): Announcement[] =>
  Array.from({ length: count }, (_, at) => ({
    hash: String(at).padStart(22, 'a'),
    title: `Tiedote ${at + 1}`,
    content: 'Teksti',
    published: `2026-11-${String(20 - at).padStart(2, '0')}T07:00:00.000Z`,
    link: null,
    language: 'fi',
  }));

const profile: Profile = { ...storyProfile, worksCount: 3 };
const payments = (records: object[] = [], rest: object = {}) =>
  Response.json({ records, total: records.length, lastPayment: null, failed: [], waiting: [], ...rest });
/** The current statistics. */
let loans: () => Response | Promise<Response>;
let release: () => void;
const loanYears = (total: number) => () =>
  Response.json({
    records: [
      { year: 2024, libGroup: 'gen', share: total, total },
      { year: 2024, libGroup: 'cel', share: 900, total: 900 },
    ],
    total: 2,
    years: [2024, 2023],
  });
const noTasks = { failedPayments: 0, changeSuggestions: 0, bookSuggestions: 0, deathReports: 0 };
const serve = (
  response: () => Response,
  payment: () => Response = () => payments(),
  counts: Partial<typeof noTasks> | (() => Response) = {},
  changes: Partial<Profile> = {},
) =>
  visit(
    {
      'GET /profiles/tasks/own': () =>
        typeof counts === 'function' ? counts() : record({ ...noTasks, ...counts }),
      'GET /announcements?language=fi': response,
      'GET /profiles/own/planned-payments': payment,
      'GET /profiles/own/loan-data?newest=1': () => loans(),
      'GET /profiles/get-deal-suggestions/own': () => Response.json({ records: [], total: 0 }),
      'GET /messages/own?limit=12': () => Response.json({ messages: [], total: 0, unread: 0 }),
    },
    { profile: { ...profile, ...changes } },
  );
const list = (count: number) => () => Response.json({ records: news(count), total: count });

const Home = () => (
  <MemoryRouter>
    <HomePage />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Home',
  component: Home,
  decorators: [withTexts],
  beforeEach: async () => {
    loans = loanYears(1204);
    await invalidate('/');
    // Days of another year have their year.
    setRenderTime(Date.parse('2026-11-23T10:00:00Z'));
    const end = await serve(list(5))();
    return () => {
      setRenderTime(undefined);
      end();
    };
  },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Three initially, and one more with each press. */
export const News: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Tiedote 3' });
    await expect(canvas.queryByRole('link', { name: 'Tiedote 4' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä lisää tiedotteita' }));
    await expect(canvas.getByRole('link', { name: 'Tiedote 4' })).toHaveFocus();
  },
};

export const NoNews: Story = {
  beforeEach: serve(list(0)),
  play: async ({ canvas }) => expect(await canvas.findByText('Ei tiedotteita juuri nyt.')).toBeVisible(),
};

/** The rest of the page is shown. */
export const NewsFailed: Story = {
  beforeEach: serve(() => refusal(503, 'serviceUnavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Muistilista' })).toBeVisible();
  },
};

const topOfColumns = (canvas: Canvas) =>
  canvas.getByRole('region', { name: 'Muistilista' }).getBoundingClientRect().top;

/** The newest year's loans, without the separately counted ones; the layout does not shift when they load. */
export const Loans: Story = {
  beforeEach: () => {
    let resolve: (response: Response) => void = () => undefined;
    loans = () => new Promise((fulfil) => (resolve = fulfil));
    release = () => resolve(loanYears(1204)());
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tiedote 3' });
    const before = topOfColumns(canvas);
    await expect(canvas.queryByText(/lainaa vuonna/)).toBeNull();
    release();
    await expect(await canvas.findByRole('link', { name: /^1.204 lainaa vuonna 2024$/ })).toBeVisible();
    await expect(topOfColumns(canvas)).toBe(before);
  },
};

/** Without loans, or after a failure, nothing is shown, and the layout does not shift either. */
export const NoLoans: Story = {
  beforeEach: () => {
    loans = loanYears(0);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tiedote 3' });
    await expect(canvas.queryByText(/lainaa vuonna/)).toBeNull();
  },
};

export const LoansFailed: Story = {
  ...NoLoans,
  beforeEach: () => {
    loans = () => refusal(503, 'serviceUnavailable');
  },
};

const winter = {
  payment: 'winter'.padEnd(22, '0'),
  date: '2026-12-18',
  ...{ grossInCents: 451_334, withheldInCents: 270_800, netInCents: 180_534 },
  ...{ taxRate: 35, taxKind: 'withholding', accountEnd: '0043' },
};
/** What reaches the account, net, with a link to its calculation; the tax of an announced payment is fixed. */
export const NextPayment: Story = {
  beforeEach: serve(list(5), () =>
    payments([winter, { ...winter, payment: 'spring'.padEnd(22, '0'), date: '2027-03-15' }]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18. joulukuuta tilillesi …0043 tulee')).toBeVisible();
    await expect(canvas.getAllByText(/^1.805,34.€$/)[0]).toBeVisible();
    await expect(canvas.getByText('Ennakonpidätys 35 %').closest('div')).toHaveTextContent(/2.708,00/);
    await expect(canvas.getByRole('link', { name: 'Miksi tämä summa?' })).toHaveAttribute(
      'href',
      `/accounting/${winter.payment}`,
    );
    await expect(canvas.getByText(/^Tämän maksun 35 prosentin pidätys on jo vahvistettu/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lähetä verokortti' })).toHaveAttribute(
      'href',
      '/settings/tax',
    );
  },
};

/** Two on one day are one sum; what differs is not named. */
export const NextPayments: Story = {
  beforeEach: serve(list(5), () =>
    payments([
      winter,
      {
        ...winter,
        ...{ grossInCents: 1_040, withheldInCents: 0, netInCents: 1_040 },
        ...{ taxRate: 0, taxKind: 'source', accountEnd: '4417' },
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18. joulukuuta tileillesi tulee')).toBeVisible();
    await expect(canvas.getAllByText(/^1.815,74.€$/)[0]).toBeVisible();
    await expect(canvas.getByText('Pidätetty vero')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Avaa tilitykset' })).toHaveAttribute(
      'href',
      '/accounting',
    );
  },
};

const storyContract = {
  hash: 'c'.repeat(22),
  ...{ type: 'VALKIR', description: 'nimio', compTypes: '*', exceptionComment: null, textVersion: 1 },
  ...{ created: '2012-03-01T08:00:00.000Z', validFrom: '2012-03-01', validTo: null },
};

const returned = {
  payment: 'spring'.padEnd(22, '0'),
  date: '2026-06-02',
  ...{ netInCents: 91_822, failure: 'AC04', accountEnd: '4417' },
};

/** A returned payment comes before everything else, and is the first task. */
export const PaymentFailed: Story = {
  beforeEach: serve(
    list(5),
    () => payments([winter], { failed: [returned] }),
    { failedPayments: 1 },
    { bankAccounts: [storyAccount] },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2. kesäkuuta maksettu korvaus palautui pankista')).toBeVisible();
    await expect(canvas.getByText(/^918,22.€$/)).toBeVisible();
    await expect(canvas.getByText('Maksu ei päässyt tilillesi.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tarkista tilinumero' })).toHaveAttribute(
      'href',
      '/settings/bank',
    );
    await expect(canvas.getByText('Seuraava tilitys 18.12.2026')).toBeVisible();
    const [task] = within(canvas.getByRole('region', { name: 'Muistilista' })).getAllByRole('link');
    await expect(task).toHaveTextContent(/Pankkiyhteys\s*Maksu palautui/);
    await expect(canvas.queryByRole('link', { name: 'Lähetä verokortti' })).toBeNull();
  },
};

/** Nothing could be sent, because there was no account. A day of another year has its year. */
export const NotSent: Story = {
  beforeEach: serve(
    list(5),
    () =>
      payments([], { failed: [{ ...returned, date: '2025-06-02', failure: 'noAccount', accountEnd: null }] }),
    {
      failedPayments: 1,
    },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2. kesäkuuta 2025 korvausta ei voitu maksaa, koska tilinumero puuttui'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lisää tilinumero' })).toBeVisible();
  },
};

/** Without a planned payment and an announced day. */
export const LastPayment: Story = {
  beforeEach: serve(list(5), () =>
    payments([], { lastPayment: { payment: winter.payment, date: '2026-06-02', netInCents: 91_822 } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Viimeksi tilillesi maksettiin 2.6.2026')).toBeVisible();
    await expect(canvas.getByText(/^918,22.€$/)).toBeVisible();
  },
};

/** The society checks the identity: until then only a death can be reported. */
export const BeingChecked: Story = {
  beforeEach: serve(list(5), () => payments(), { deathReports: 1 }, { isBeingChecked: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Muistilista tulee tähän/)).toBeVisible();
    await expect(canvas.getByText('Tarkistamme asiakastietojasi')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Lähetä verokortti' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ilmoitus kuolemasta Käsittelyssä' })).toBeVisible();
  },
};

/** Without the counts the page does not say that everything is in order. */
export const TasksFailed: Story = {
  beforeEach: serve(
    list(5),
    () => payments(),
    () => refusal(503, 'serviceUnavailable'),
    { bankAccounts: [storyAccount], taxation: usualTaxation, contracts: [storyContract] },
  ),
  play: async ({ canvas }) => {
    const todo = within(await canvas.findByRole('region', { name: 'Muistilista' }));
    await expect(await todo.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(todo.queryByText(/kunnossa\.$/)).toBeNull();
  },
};

/** Open tasks by their urgency, then facts. */
export const Tasks: Story = {
  beforeEach: serve(
    list(5),
    () => payments(),
    { changeSuggestions: 1, bookSuggestions: 8 },
    { bankAccounts: [{ ...storyAccount, isConfirmed: 0, isSetByStaff: 1 }] },
  ),
  play: async ({ canvas }) => {
    const todo = within(await canvas.findByRole('region', { name: 'Muistilista' }));
    await expect(await todo.findByText('5 asiaa odottaa sinua. Muu on kunnossa.')).toBeVisible();
    await expect(todo.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Verotiedot Puuttuvat/),
      expect.stringMatching(/^Muutosehdotus Vastaa/),
      expect.stringMatching(/^Teosehdotukset 8 teosta/),
      expect.stringMatching(/^Sopimus Hyväksy/),
      expect.stringMatching(/^Pankkiyhteys Vahvista/),
      'Yhteystiedot Kunnossa',
      'Teosluettelo 3 teosta',
    ]);
  },
};

/** Nothing is open: the next payment day, and no primary button. */
export const AllDone: Story = {
  beforeEach: serve(
    list(5),
    () => payments(),
    {},
    {
      bankAccounts: [storyAccount],
      taxation: usualTaxation,
      contracts: [storyContract],
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kaikki kunnossa.')).toBeVisible();
    await expect(canvas.getByText('Tili …0785')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Lähetä|Vahvista|Lue|Lisää)/ })).toBeNull();
  },
};

/** Those who only represent others have neither works nor an account. What they have reported waits for the society. */
export const Representative: Story = {
  beforeEach: serve(
    list(5),
    () => payments(),
    { deathReports: 2 },
    {
      roles: [{ code: 'representative', term: 'edustaja' }],
      worksCount: 0,
    },
  ),
  play: async ({ canvas }) => {
    const todo = within(await canvas.findByRole('region', { name: 'Muistilista' }));
    await expect(await todo.findByText('Kaikki kunnossa.')).toBeVisible();
    await expect(todo.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Yhteystiedot Kunnossa',
      'Ilmoitukset kuolemista 2 käsittelyssä',
    ]);
    await expect(todo.getByRole('link', { name: /^Ilmoitukset/ })).toHaveAttribute('href', '/death-reports');
  },
};

/** What waits for a contract, and what the contract does not cover. */
export const Waiting: Story = {
  beforeEach: serve(list(5), () =>
    payments([], {
      waiting: [
        { reason: 'noContract', amountInCents: 21_240 },
        { reason: 'notCovered', amountInCents: 512 },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^212,40.€ odottaa sopimustasi$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lue sopimus' })).toHaveAttribute('href', '/contract');
    await expect(canvas.getByText(/^5,12.€ odottaa, koska sopimuksesi ei kata/)).toBeVisible();
  },
};

/** When the contract is the first task, what waits for it is the reason, and is shown once. */
export const WaitingForContract: Story = {
  beforeEach: serve(
    list(5),
    () => payments([], { waiting: [{ reason: 'noContract', amountInCents: 21_240 }] }),
    {},
    { bankAccounts: [storyAccount], taxation: usualTaxation },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('1 asia odottaa sinua. Muu on kunnossa.');
    await expect(canvas.getAllByText(/^212,40.€ odottaa sopimustasi$/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Lue ja hyväksy' })).toHaveAttribute('href', '/contract');
    await expect(canvas.queryByRole('link', { name: 'Lue sopimus' })).toBeNull();
  },
};

/** A failed read is replaced by a retry; the rest of the page is shown. */
export const NextPaymentFailed: Story = {
  beforeEach: serve(list(5), () => refusal(503, 'serviceUnavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tiedote 3' })).toBeVisible();
    await expect(canvas.queryByText(/tilillesi …/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  },
};
