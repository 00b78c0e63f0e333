import type { AccessKind } from '@nimio/domain/access/access-kinds';
import { newPublicHash } from '@nimio/domain/access/hash';
import type * as endpoints from '@nimio/domain/account/account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { hashPassword } from '../../../security/passwords.js';
import { newToken } from '../../../security/tokens.js';
import { system } from '../../../system.js';
import { accessKindOf } from '../../access/store.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfile, type ProfileRow, readRoles } from '../../profile/store.js';
import { insertAccount } from '../../session/account-store.js';
import { asNameTaken, refuseNamesOfOthers } from '../../session/name-store.js';
import { sendInvitation } from '../account-mail.js';
import { presentAccount } from '../present.js';
import { requireMayManage } from '../require-account.js';
import { findAccountByHash, readAccountsOf, reopenForProfile } from '../store.js';

type Body = Call<typeof endpoints.createAccount>['body'];

/** The person's verified identity code, so that bank identification finds this account. */
function identityOf({ hash, identity_code_sealed }: ProfileRow): string | null {
  const place = { table: 'profiles', column: 'identity_code_sealed', row: hash };
  return identity_code_sealed && system().vault.open(identity_code_sealed, place);
}

interface Invitation {
  profile: ProfileRow;
  names: Pick<Body, 'username' | 'email'>;
  passwordHash: string;
  grant: { kind: AccessKind; byAccountId: number };
}

/** Reopens the person's previous account or creates one, as a person has one account. Returns its public id. */
async function createOrReopen(
  tx: Transaction,
  { profile, names, passwordHash, grant }: Invitation,
): Promise<string> {
  const app = system();
  const [before] = profile.kind === 'person' ? await readAccountsOf(tx, app, profile.id) : [];
  if (before && !before.closed_at) throw new DomainError('accountExists');
  await refuseNamesOfOthers(tx, names, before?.id);
  if (before) {
    await reopenForProfile(app, tx, { id: before.id, profileId: profile.id }, { names, passwordHash, grant });
    return before.hash;
  }
  const hash = newPublicHash();
  const identityCode = profile.kind === 'person' ? identityOf(profile) : null;
  await insertAccount(app, tx, { ...names, hash, passwordHash, identityCode, profileId: profile.id, grant });
  return hash;
}

/** The password of the new account is random: the link in the invitation sets the first one. */
export const createAccount: UseCase<typeof endpoints.createAccount> = async ({ body, caller, requestId }) => {
  const app = system();
  const { profileHash, ...names } = body;
  const customer = await customerAt(profileHash);
  const roles = await readRoles(app.db, customer.id);
  requireMayManage(caller, roles);
  const passwordHash = await hashPassword(newToken());
  const invite = await sendInvitation(app, customer.id);
  const account = await app.db
    .transaction(async (tx) => {
      const profile = await lockProfile(tx, customer.id);
      if (!profile) throw new DomainError('notFound');
      requireOpenProfile(profile);
      const grant = { kind: accessKindOf(profile, roles), byAccountId: caller.accountId };
      const hash = await createOrReopen(tx, { profile, names, passwordHash, grant });
      const created = await findAccountByHash(tx, app, hash);
      if (!created) throw new DomainError('notFound');
      await invite(tx, names.email, created);
      await audit(
        tx,
        'account.create',
        { caller, profile: customer, requestId },
        { kind: grant.kind, user: hash },
      );
      return created;
    })
    .catch((error: unknown) => {
      throw asNameTaken(error);
    });
  return presentAccount(account);
};
