import { runOnServer } from './run-on-server.mjs';

/** Takes the second factor of one of the society's own people away: `npm run reset:second-factor -- username`. */
runOnServer('security/reset-second-factor-main.js', process.argv.slice(2));
