import { cpuPerTask } from './measured-server.mjs';
import { prepareSession } from './prepare-session.mjs';
import { fileOf, sqliteOf } from './registers.mjs';
import { tell } from './results.mjs';
import { inTurns, requests, withBoth } from './turns.mjs';

const contactDetails = {
  coAddress: '',
  zipCode: '15110',
  postCenter: 'Lahti',
  country: 'FI',
  language: 'fi',
  phone: '+358 40 123 4567',
  email: 'bench@example.org',
};
const ibans = ['FI2112345600000785', 'FI4950009420028730'];

/** Contact details and the bank account saved together, as the page of settings does it. */
export async function profileSave() {
  const folder = await sqliteOf(100_000);
  const source = fileOf(folder);
  const { token, profileHash, bankAccountHash } = await prepareSession(source);
  const cookie = `session=${token}`;
  /** @param {number} time */
  const typed = (time) => ({
    contact: { streetAddress: `Kirjakuja ${time}`, ...contactDetails },
    account: { iban: ibans[time % 2], swift: '' },
  });
  const task = { times: requests / 2, atOnce: 1 };
  await withBoth(folder, source, async (ours, bare) => {
    const { facts, ratio } = await inTurns(
      () =>
        cpuPerTask(ours, cookie, {
          ...task,
          requestsOf: (time) => [
            { address: `/api/contact-info/${profileHash}`, body: typed(time).contact },
            { address: `/api/bank-account/${bankAccountHash}`, body: typed(time).account },
          ],
        }),
      () =>
        cpuPerTask(bare, cookie, {
          ...task,
          requestsOf: (time) => [{ address: '/api/profile', body: typed(time) }],
        }),
    );
    tell('profile-save/sqlite', ratio, 3, facts);
  });
}

/** Parts of names, rare ones and common ones, among a hundred thousand customers. */
export async function customerSearch() {
  const folder = await sqliteOf(1_000, 100_000);
  const source = fileOf(folder);
  const { token } = await prepareSession(source, 'staff');
  const cookie = `session=${token}`;
  const parts = ['vuor', 'kivi', 'anna', 'nen', 'maria virt', 'saari'];
  /** @param {number} time */
  const requestsOf = (time) => [
    {
      address: `/api/profiles/customer-data?${new URLSearchParams({ search: parts[time % parts.length] ?? '' }).toString()}`,
    },
  ];
  const task = { times: requests, atOnce: 8, requestsOf };
  await withBoth(folder, source, async (ours, bare) => {
    const { facts, ratio } = await inTurns(
      () => cpuPerTask(ours, cookie, task),
      () => cpuPerTask(bare, cookie, task),
    );
    tell('customer-search/sqlite', ratio, 2, facts);
  });
}
