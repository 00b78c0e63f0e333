import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { event, opened, paid, server } from '../story-distribution-page';

const meta = {
  title: 'Portal/Distribution log',
  ...opened,
} satisfies Meta<typeof opened.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Row = HTMLElement;

/** An event has its amounts, and the changed values before and after; an old change lacks them. */
export const Shown: Story = {
  beforeEach: () => {
    server.stored = paid;
    server.events = [
      event('returned', 'Saara Salo', { payments: 2, cents: 19_340 }),
      event('changed', 'Saara Salo', {
        before: { payDate: '2026-12-30', withheldInCents: 20_000_000 },
        after: { payDate: '2027-01-04', withheldInCents: 19_500_000 },
      }),
      event('paid', 'Saara Salo', { paid: 2973, failed: 14 }),
      { ...event('approved', 'Saara Salo', { payments: 2987 }), isByOnePerson: 1 },
      event('calculated', null, { grossInCents: 98_765_432, reserveInCents: 21_234_568 }),
      event('asked', 'Saara Salo', { missing: [{ year: 2024, group: 'sci' }] }),
      event('changed', 'Saara Salo', {
        before: {
          announced: 0,
          potInCents: 100_000_000,
          groups: ['gen'],
          factors: [{ code: '84.2', factor: 1 }],
        },
        after: { announced: 1, potInCents: 120_000_000, groups: ['gen', 'e-sci'], factors: [] },
      }),
      event('changed', 'Saara Salo'),
    ];
  },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('table', { name: 'Mitä on tehty' }));
    const [, returned, moved, marked, alone, counted, asked, changed, old] = await waitFor(async () => {
      const rows = log.getAllByRole('row');
      await expect(rows).toHaveLength(9);
      return rows as [Row, Row, Row, Row, Row, Row, Row, Row, Row];
    });
    await expect(returned).toHaveTextContent('Maksuja: 2Yhteensä: 193,40 €');
    await expect(moved).toHaveTextContent(
      'Maksupäivä: 30.12.2026 → 4.1.2027Ennakonpidätys: 200 000,00 € → 195 000,00 €',
    );
    await expect(marked).toHaveTextContent('Maksetut: 2 973Epäonnistuneet: 14');
    await expect(alone).toHaveTextContent('Yhden henkilön hyväksymä');
    await expect(counted).toHaveTextContent('Tekijöille: 987 654,32 €Vararahasto: 212 345,68 €');
    await expect(asked).toHaveTextContent('Ilman lainoja: Tieteelliset kirjastot 2024');
    for (const line of [
      'Maksupäivä näkyy tekijöille: ei → kyllä',
      'Jaettava summa: 1 000 000,00 € → 1 200 000,00 €',
      'Kirjastoryhmät: Yleiset kirjastot → Yleiset kirjastot, E-lainat, tieteelliset kirjastot',
      'Kerroin, kirjastoluokka 84.2: 1,000 → –',
    ])
      await expect(within(changed).getByText(line)).toBeVisible();
    await expect(within(old).queryByText(/:/)).toBeNull();
  },
};
