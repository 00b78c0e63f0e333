import { isValidEmail } from '@nimio/domain/contact/email';
import { staffRoles } from '@nimio/domain/profile/profile-roles';
import { createStaffByOperator } from '../api/account/use-cases/create-staff-by-operator.js';
import { system } from '../system.js';
import { printLine, refuseCommand } from './command.js';
import { runOnStrapi } from './strapi-command.js';

const usage = 'Usage: <first names> <surname> <e-mail address> <admin or superadmin>';

// `node dist/src/commands/create-staff.js <first names> <surname> <e-mail address> <role>` prints the address at which
// the person sets a password.
const [givenName, familyName, email, wanted, ...others] = process.argv.slice(2);
const role = staffRoles.find((each) => each === wanted);
if (!givenName || !familyName || !email || !role || others.length > 0) refuseCommand(usage);
if (!isValidEmail(email)) refuseCommand(`${email} is no e-mail address`);
runOnStrapi(async () => {
  printLine(await createStaffByOperator(system(), { givenName, familyName, email, role }));
  return 0;
});
