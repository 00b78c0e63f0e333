import { compareInTurns, requests, withBothServers } from './compare.mjs';
import { cpuPerTask } from './measured-server.mjs';
import { prepareSession } from './prepare-session.mjs';
import { fileOf, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';

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

/** Compares saving contact details and bank account, as the settings page does it, with one transaction. */
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
  const task = { times: requests / 2, concurrency: 1 };
  await withBothServers(folder, source, async (ours, bare) => {
    const { facts, ratio } = await compareInTurns(
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
    report('profile-save/sqlite', ratio, 3, facts);
  });
}
