import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import {
  expectCalm,
  expectNotStored,
  expectTyped,
  expectWrong,
  fill,
  refused,
} from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { sessionStore } from '../../../shared/session/session-store';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { SecondFactorPage } from './SecondFactorPage';

const give = 'POST /auth/admin-login';
const submit = { name: 'Vahvista' };
const typed = { Vahvistuskoodi: '123 456' };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Nimi%C3%B6:saara?issuer=Nimi%C3%B6&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
const recoveryCodes = [...'23456789HJ'].map((last) => `ABCD2345EFG${last}`);

const enrolling = { 'POST /auth/second-factor': () => record({ secret, uri }) };

/** The server's response to a valid code: the raised session. */
const raised = (codes: readonly string[]) => () => {
  const session = sessionStore.current();
  const me = session.status === 'member' ? session.me : undefined;
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  return record({
    ...me,
    secondFactor: 'given',
    rights: ['searchCustomers'],
    sessionExpires: ends,
    sessionEnds: ends,
    recoveryCodes: codes,
  });
};

const meta = {
  title: 'Portal/Second factor',
  component: SecondFactorPage,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    withTexts,
  ],
  beforeEach: visit({}, { secondFactor: 'awaited' }),
} satisfies Meta<typeof SecondFactorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async (context) => {
    await expect(context.canvas.getByLabelText('Vahvistuskoodi')).toHaveAccessibleDescription(
      /palautuskoodeistasi/,
    );
    await expect(
      context.canvas.getByRole('button', { name: 'Jatka ilman henkilökunnan käyttöoikeuksia' }),
    ).toBeVisible();
    await expectCalm(context);
  },
};

export const Filled: Story = {
  play: async (context) => {
    await fill(context, typed);
    await expectNotStored(typed);
  },
};

/** No code, and an invalid format. */
export const Invalid: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', submit));
    await expectWrong(context, ['Anna vahvistuskoodi.']);
  },
};

/** A wrong code by the server's response: the typed value stays. */
export const InvalidByServer: Story = {
  beforeEach: visit(
    { [give]: () => refusal(422, 'secondFactorInvalid', { field: 'code' }) },
    { secondFactor: 'awaited' },
  ),
  play: refused(typed, (user) =>
    expectWrong(user, ['Koodi on väärä, vanhentunut tai jo käytetty. Anna uusi koodi.']),
  ),
};

/** The key is shown as a QR code, and as text in groups of four. */
export const Enrol: Story = {
  beforeEach: visit(enrolling, { secondFactor: 'enrol' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aloita käyttöönotto' }));
    await expect(await canvas.findByRole('img', { name: /QR-koodi/ })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

/** The first valid code returns the recovery codes, once. */
export const RecoveryCodes: Story = {
  beforeEach: visit({ ...enrolling, [give]: raised(recoveryCodes) }, { secondFactor: 'enrol' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Aloita käyttöönotto' }));
    await canvas.findByRole('img', { name: /QR-koodi/ });
    await fill(context, typed);
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    await expect(canvas.getByRole('button', { name: 'Koodit ovat tallessa, jatka' })).toBeVisible();
  },
};

export const InUse: Story = {
  beforeEach: visit({}, { secondFactor: 'given', rights: ['searchCustomers'] }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Henkilökunnan käyttöoikeudet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Luovu henkilökunnan käyttöoikeuksista' })).toBeVisible();
  },
};

const makeCodes = 'POST /auth/second-factor/recovery-codes';
const makeNew = { name: 'Tee uudet palautuskoodit' };
const inUse: Parameters<typeof visit>[1] = { secondFactor: 'given', rights: ['searchCustomers'] };

/** New recovery codes need a code, and are shown once. */
export const NewCodes: Story = {
  beforeEach: visit({ [makeCodes]: () => record({ recoveryCodes }) }, inUse),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', makeNew));
    await expect(canvas.getByText(/Vanhat palautuskoodit lakkaavat toimimasta/)).toBeVisible();
    await fill(context, typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Tee uudet koodit' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
  },
};

/** An invalid code changes nothing, and the typed value stays. */
export const NewCodesRefused: Story = {
  beforeEach: visit({ [makeCodes]: () => refusal(422, 'secondFactorInvalid', { field: 'code' }) }, inUse),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', makeNew));
    await fill(context, typed);
    await userEvent.keyboard('{Enter}');
    await expectWrong(context, ['Koodi on väärä, vanhentunut tai jo käytetty. Anna uusi koodi.']);
    await expectTyped(context, typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Säilytä nykyiset koodit' }));
    await expect(canvas.getByRole('button', makeNew)).toBeVisible();
  },
};

export const NotOfStaff: Story = {
  beforeEach: visit({}, { secondFactor: 'none' }),
  play: async ({ canvas }) => expect(canvas.getByText(/vain henkilökunnalle/)).toBeVisible(),
};
