import type { AuditLine } from '@nimio/domain/audit/audit.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { invalidate, revalidate } from '../../api/use-endpoint';
import { withTexts } from '../intl/story-texts';
import { neverResponds, visit } from '../session/story-visit';
import { AuditLog } from './AuditLog';

const line = (minute: number, change: Partial<AuditLine>): AuditLine => ({
  at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  event: 'staff.call',
  fields: [],
  work: null,
  by: 'society',
  name: null,
  mergeHash: null,
  ...change,
});
const lines = [
  line(30, {}),
  line(20, { event: 'contact-info.update', by: 'self', fields: ['phone', 'email'] }),
  line(10, {
    event: 'bank-account.update',
    by: 'representative',
    name: 'Aino Kuusivaara',
    fields: ['bankAccounts'],
  }),
  line(7, {
    event: 'work.add',
    by: 'self',
    work: { isbn: '9789510392652', name: 'Saaren talvi' },
  }),
  line(5, { event: 'message.send', by: 'system' }),
];
const first = 'GET /profiles/own/audit-log';
const page =
  (records: AuditLine[], next: number | null = null) =>
  () =>
    Response.json({ records, total: records.length, next });

const meta = {
  title: 'Portal/Log of a customer',
  component: AuditLog,
  decorators: [withTexts],
  args: { profileHash: 'own' },
  // Clears the responses to other stories from the cache.
  beforeEach: async () => {
    await invalidate('/');
    return visit({
      [first]: page(lines, 77),
      [`${first}?before=77`]: page([line(1, { event: 'contract.accept', by: 'self' })]),
    })();
  },
} satisfies Meta<typeof AuditLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time, event and person, in words; older events load on request. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tietoja katsottiin')).toBeVisible();
    await expect(canvas.getByText('Yhteystietoja muutettiin: puhelinnumero, sähköposti')).toBeVisible();
    await expect(canvas.getByText('Saaren talvi, 978-951-0-39265-2')).toBeVisible();
    await expect(canvas.getByText('20.11.2026 12.30')).toBeVisible();
    await expect(canvas.getByText('Aino Kuusivaara')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä vanhempia' }));
    await expect(await canvas.findByText('Sopimus hyväksyttiin')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Näytä vanhempia' })).toBeNull();
  },
};

/** After a refetch the first page ends elsewhere: older events are refetched too, so that none is missing. */
export const Revalidated: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    let next = 77;
    return visit({
      [first]: () => {
        const respond = page(
          next === 77 ? lines : [line(40, { event: 'account.close' }), ...lines.slice(0, 3)],
          next,
        );
        next = 78;
        return respond();
      },
      [`${first}?before=77`]: page([line(1, { event: 'contract.accept', by: 'self' })]),
      [`${first}?before=78`]: page([...lines.slice(3), line(1, { event: 'contract.accept', by: 'self' })]),
    })();
  },
  play: async ({ canvas, userEvent }) => {
    const older = { name: 'Näytä vanhempia' };
    await userEvent.click(await canvas.findByRole('button', older));
    await expect(await canvas.findByText('Sopimus hyväksyttiin')).toBeVisible();
    await revalidate('/profiles/own/');
    await waitFor(() => expect(canvas.queryByText('Sopimus hyväksyttiin')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', older));
    await expect(await canvas.findByText('Sopimus hyväksyttiin')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

/** Staff see which of them it was. */
export const ForStaff: Story = {
  beforeEach: visit({ [first]: page([line(30, { name: 'Saara Lehtoranta' })]) }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Saara Lehtoranta (henkilökunta)')).toBeVisible(),
};

export const English: Story = {
  globals: { locale: 'en-GB' },
  play: async ({ canvas }) => expect(await canvas.findByText('20.11.2026 12:30')).toBeVisible(),
};

export const Empty: Story = {
  beforeEach: visit({ [first]: page([]) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/ei ole vielä tapahtumia/)).toBeVisible(),
};

export const Loading: Story = { beforeEach: visit({ [first]: neverResponds }) };

export const Failed: Story = {
  beforeEach: visit({ [first]: () => Promise.reject(new TypeError('offline')) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/Yhteys palvelimeen katkesi/)).toBeVisible(),
};
