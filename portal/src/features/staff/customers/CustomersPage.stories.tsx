import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, refusal, visit, writes } from '../../../shared/session/story-visit';
import { CustomersPage } from './CustomersPage';

const customer = (of: Partial<FoundProfile>): FoundProfile => ({
  ...{
    hash: 'inka',
    profileName: 'Inka Vuorela',
    firstName: 'Inka',
    lastName: 'Vuorela',
    roles: ['creator'],
  },
  ...{ extPartyCode: '100123', postCenter: 'Helsinki', birthYear: 1961, closedOn: null, diedOn: null },
  ...of,
});
const inka = customer({});
const closed = customer({ hash: 'eino', firstName: 'Eino', lastName: 'Aho', closedOn: '2027-05-03' });
const dead = customer({ hash: 'aune', firstName: 'Aune', lastName: 'Aho', diedOn: '2026-10-01' });
const estate = customer({
  ...{ hash: 'pesa', profileName: 'Ahon kuolinpesä', firstName: null, lastName: 'Ahon kuolinpesä' },
  ...{ roles: ['estate', 'beneficiary'], extPartyCode: null, postCenter: null, birthYear: null },
});

const search = (query: string, offset = 0) => `GET /profiles/customer-data?${query}&offset=${offset}`;
const list =
  (records: FoundProfile[], total = records.length) =>
  () =>
    Response.json({ records, total });

const byName = [inka, closed, dead, estate];
const responses = {
  [search('search=ah')]: list(byName, 12),
  [search('search=ah', 10)]: list([customer({ hash: 'ville', firstName: 'Ville', lastName: 'Sivu' })], 12),
  [search('search=ah', 90)]: list([], 12),
  [search('search=vuor')]: list([inka]),
  [search('search=olematon')]: list([]),
  [search('status=deceased')]: list([dead]),
  [search('search=ah&language=sv')]: list([estate]),
  [search('filter=creator%2Cestate&phone=1')]: list([inka, estate]),
  [search('filter=estate&phone=1')]: list([estate]),
  [search('filter=estate')]: list([estate]),
  [search('status=all')]: list(byName, 20_001),
};
const rights = ['searchCustomers', 'manageCustomers'] as const;
const visitWith = (of: Parameters<typeof visit>[0] = {}) =>
  visit({ ...responses, ...of }, { rights: [...rights] });

/** The address, and a link of another part of the page that leads to another one. */
function Around() {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  return (
    <p>
      <code data-testid="address">{pathname + query}</code>{' '}
      <button type="button" onClick={() => void navigate('/staff/customers?search=vuor')}>
        Vuorela
      </button>
    </p>
  );
}

const meta = {
  title: 'Portal/Customers of the register',
  component: CustomersPage,
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter
        initialEntries={[`/staff/customers${(parameters as { address?: string }).address ?? ''}`]}
      >
        <Story />
        <Around />
      </MemoryRouter>
    ),
    withFreshCache,
    withTexts,
  ],
  beforeEach: visitWith(),
} satisfies Meta<typeof CustomersPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('searchbox', { name: /^Nimi, asiakasnumero/ });
const expectAddress = (canvas: Canvas, query: string) =>
  waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`/staff/customers${query}`), {
    timeout: 4000,
  });

/** Without a condition the page says what to do. */
export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hae asiakas nimellä, asiakasnumerolla/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Lataa CSV' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Uusi asiakas' })).toHaveAttribute(
      'href',
      '/staff/customers/new',
    );
  },
};

/** The search is in the address; a name links to the customer's page, and the pages of the list follow. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'ah{Enter}');
    const link = await canvas.findByRole('link', { name: 'Vuorela, Inka' });
    await expect(link).toHaveAttribute('href', '/staff/customers/inka');
    await expectAddress(canvas, '?search=ah');
    for (const text of ['s. 1961', 'Löytyi 12 asiakasta.', 'Päättynyt 3.5.2027', 'Kuollut 1.10.2026'])
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    await expect(canvas.getByText('kuolinpesä, edunsaaja')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Seuraava/ }));
    await expect(await canvas.findByRole('link', { name: 'Sivu, Ville' })).toBeVisible();
    await expectAddress(canvas, '?search=ah&page=2');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Asiointikieli' }), 'sv');
    await expect(await canvas.findByRole('link', { name: 'Ahon kuolinpesä' })).toBeVisible();
    await expectAddress(canvas, '?search=ah&contactLanguage=sv');
  },
};

/** Typing searches after a pause; clearing everything returns to the beginning, with the focus in the search. */
export const TypedAndCleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'vuor');
    await expectAddress(canvas, '?search=vuor');
    await expect(await canvas.findByText('Löytyi yksi asiakas.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tyhjennä haku ja ehdot' }));
    await expect(await canvas.findByText(/^Hae asiakas nimellä/)).toBeVisible();
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
    await expectAddress(canvas, '');
  },
};

/** A search from another part of the page replaces the typed one. */
export const SearchedElsewhere: Story = {
  parameters: { address: '?search=ah' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ahon kuolinpesä' });
    await userEvent.click(canvas.getByRole('button', { name: 'Vuorela' }));
    await expect(await canvas.findByText('Löytyi yksi asiakas.')).toBeVisible();
    await expect(field(canvas)).toHaveValue('vuor');
  },
};

/** The conditions of the address are shown, and can be taken away one by one by keyboard. */
export const Filtered: Story = {
  parameters: { address: '?filter=creator,estate&phone=1' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Löytyi 2 asiakasta.');
    const tags = canvas.getByRole('grid', { name: 'Valitut ehdot' });
    await expect(
      within(tags)
        .getAllByRole('row')
        .map((tag) => tag.textContent),
    ).toEqual(['Saa soittaa', 'tekijä', 'kuolinpesä']);
    await userEvent.click(canvas.getByRole('button', { name: /^Lisää ehtoja/ }));
    const roles = canvas.getByRole('group', { name: 'Roolit' });
    await expect(within(roles).getByRole('checkbox', { name: 'tekijä' })).toBeChecked();
    await userEvent.click(within(roles).getByRole('checkbox', { name: 'tekijä' }));
    await expectAddress(canvas, '?filter=estate&phone=1');
    await userEvent.click(within(tags).getByRole('row', { name: 'Saa soittaa' }));
    await userEvent.keyboard('{Delete}');
    await expectAddress(canvas, '?filter=estate');
    await expect(await canvas.findByText('Löytyi yksi asiakas.')).toBeVisible();
  },
};

/** The worklist leads to the deceased without an estate. */
export const Deceased: Story = {
  parameters: { address: '?status=deceased' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Aho, Aune' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Tila' })).toHaveValue('deceased');
  },
};

/** An address beyond the end leads to the first page. */
export const BeyondTheEnd: Story = {
  parameters: { address: '?search=ah&page=10' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Vuorela, Inka' })).toBeVisible();
    await expectAddress(canvas, '?search=ah');
  },
};

export const NoneFound: Story = {
  parameters: { address: '?search=olematon' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yksikään asiakas ei täytä ehtoja.')).toBeVisible();
    for (const name of ['Lataa CSV', 'Tulosta osoitetarrat'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        'Haulla ei löytynyt asiakkaita.',
      );
  },
};

const fileOf = (name: string, type: string) => () =>
  new Response('file', {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });

/** Makes the browser save nothing, and returns the names of the files. */
function savedFiles() {
  const names: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { names, restore: () => click.mockRestore() };
}

/** All customers of the list are saved, not only those of the page. */
export const SavesCsv: Story = {
  parameters: { address: '?search=ah' },
  beforeEach: visitWith({
    'GET /profiles/customer-data/csv?search=ah': fileOf('asiakkaat-2026-11-27.csv', 'text/csv'),
  }),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lataa CSV' }));
      await waitFor(() => expect(saved.names).toEqual(['asiakkaat-2026-11-27.csv']));
    } finally {
      saved.restore();
    }
  },
};

const tooBig = (path: string, max: number) => () =>
  refusal(422, 'validationError', { fields: [{ path, code: 'tooBig', params: { max } }] });

/** Why a file was refused remains on the page. */
export const TooManyForCsv: Story = {
  parameters: { address: '?status=all' },
  beforeEach: visitWith({ 'GET /profiles/customer-data/csv?status=all': tooBig('', 20_000) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lataa CSV' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Tiedostoon mahtuu 20\s000 asiakasta/);
  },
};

const labels = 'POST /profiles/address-labels';
const openLabels = async (canvas: Canvas, userEvent: { click: (element: HTMLElement) => Promise<void> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tulosta osoitetarrat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tulosta osoitetarrat' }));
  await dialog.findByRole('textbox', { name: /^Ensimmäinen vapaa tarra/ });
  return dialog;
};

let printed: unknown;
const printing = visitWith({
  [labels]: (body) => {
    printed = body;
    return fileOf('osoitetarrat-2026-11-27.pdf', 'application/pdf')();
  },
});

/** The dialog asks for the first free label, refuses one that the sheet does not have, and closes when it is done. */
export const PrintsLabels: Story = {
  parameters: { address: '?search=ah' },
  beforeEach: printing,
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    try {
      const dialog = await openLabels(canvas, userEvent);
      const start = dialog.getByRole('textbox', { name: /^Ensimmäinen vapaa tarra/ });
      await userEvent.clear(start);
      await userEvent.type(start, '25');
      await userEvent.click(dialog.getByRole('button', { name: 'Lataa tarrat' }));
      await waitFor(() => expect(start).toHaveAccessibleDescription(/Suurin mahdollinen on 24/));
      await expect(writes).toEqual([]);
      await userEvent.clear(start);
      await userEvent.type(start, '5');
      await userEvent.click(dialog.getByRole('button', { name: 'Lataa tarrat' }));
      await waitFor(() => expect(saved.names).toEqual(['osoitetarrat-2026-11-27.pdf']));
      await expect(printed).toEqual({ filter: { search: 'ah' }, start: 5 });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Tulosta osoitetarrat' })).toHaveFocus();
    } finally {
      saved.restore();
    }
  },
};

/** Customers are selected one by one in several searches. The focus remains in the list when the selection is cleared. */
export const LabelsOfSelected: Story = {
  parameters: { address: '?search=vuor' },
  beforeEach: printing,
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const named = (name: string) => canvas.findByRole('checkbox', { name: `Valitse: ${name}` });
    try {
      await userEvent.click(await named('Vuorela, Inka'));
      await expect(await named('Vuorela, Inka')).toBeChecked();
      await userEvent.clear(field(canvas));
      await expect(await canvas.findByText(/^Hae asiakas nimellä/)).toBeVisible();
      await userEvent.type(field(canvas), 'ah{Enter}');
      await expect(await named('Vuorela, Inka')).toBeChecked();
      await userEvent.click(await named('Ahon kuolinpesä'));
      await expect(canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' })).not.toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Tulosta valittujen osoitetarrat' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Tulosta osoitetarrat' }));
      await expect(await dialog.findByText('Asiakkaita: 2')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Lataa tarrat' }));
      await waitFor(() => expect(printed).toEqual({ profileHashes: ['inka', 'pesa'], start: 1 }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('2 valittua', { selector: 'strong' })).toBeVisible();
      const names = canvas.getByRole('grid', { name: 'Valitut asiakkaat' });
      await expect(
        within(names)
          .getAllByRole('row')
          .map(({ textContent }) => textContent),
      ).toEqual(['Vuorela, Inka', 'Ahon kuolinpesä']);
      await userEvent.click(canvas.getByRole('button', { name: 'Tyhjennä valinta' }));
      await expect(canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' })).toHaveFocus();
      await expect(await named('Vuorela, Inka')).not.toBeChecked();
    } finally {
      saved.restore();
    }
  },
};

/** The dialog stays open with the reason. */
export const TooManyForLabels: Story = {
  parameters: { address: '?status=all' },
  beforeEach: visitWith({ [labels]: tooBig('filter', 2000) }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabels(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Lataa tarrat' }));
    await expect(await dialog.findByText(/^Kerralla voi tulostaa 2\s000 asiakkaan tarrat/)).toBeVisible();
  },
};

export const NoAddress: Story = {
  parameters: { address: '?search=ah' },
  beforeEach: visitWith({ [labels]: () => refusal(422, 'addressMissing') }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabels(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Lataa tarrat' }));
    await expect(await dialog.findByText(/^Yhdelläkään asiakkaalla ei ole osoitetta/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { address: '?search=ah' },
  beforeEach: visitWith({ [search('search=ah')]: neverResponds }),
};

export const Failed: Story = {
  parameters: { address: '?search=ah' },
  beforeEach: visitWith({ [search('search=ah')]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(field(canvas)).toHaveValue('ah');
  },
};

/** On a phone the rows are cards, also with the longest words. */
export const OnPhone: Story = {
  ...Filtered,
  globals: { viewport: { value: 'narrow' } },
};

export const InSwedish: Story = {
  parameters: { address: '?search=ah' },
  globals: { locale: 'sv-FI' },
  play: async ({ canvas }) => expect(await canvas.findByText('12 kunder hittades.')).toBeVisible(),
};

/** Staff who may only search save and create nothing. */
export const OnlySearch: Story = {
  parameters: { address: '?search=ah' },
  beforeEach: visit(responses, { rights: ['searchCustomers'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Vuorela, Inka' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lataa CSV' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Uusi asiakas' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: /^Valitse/ })).toBeNull();
  },
};

export const NotAllowed: Story = {
  beforeEach: visit(responses, { rights: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tämä sivu on henkilökunnalle/)).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};
