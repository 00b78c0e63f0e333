import { spawn } from 'node:child_process';
import path from 'node:path';
import { demoBuild, sqliteBuild } from './builds.mjs';
import { dataDir, ports, root, serverEnvironment } from './environment.mjs';
import { performAll } from './tasks.mjs';

/**
 * For work on the code: the portal with hot reload, the CMS with reload and Storybook, beside the demo's
 * stand-ins. The database is that of `npm start`; run that once before, so that there is something in it.
 */
await performAll([sqliteBuild, demoBuild]);

const portal = 'http://localhost:5173';
const env = { ...process.env, ...serverEnvironment(), NODE_ENV: 'development', PUBLIC_URL: portal };
const standIns = {
  ...process.env,
  NODE_ENV: 'development',
  BANK_KEYS_FILE: path.join(dataDir, 'bank-keys.json'),
  PORTAL_KEYS_FILE: path.join(dataDir, 'portal-keys.json'),
  PORTAL_CALLBACK_URL: `${portal}/api/auth/strong/callback`,
  DEMO_BANK_PORT: String(ports.bank),
  DEMO_MAIL_PORT: String(ports.mail),
  DEMO_SMTP_PORT: String(ports.smtp),
  DEMO_MAIL_DIRECTORY: path.join(dataDir, 'mail'),
  DEMO_CATALOGUE_PORT: String(ports.catalogue),
  DEMO_ISNI_PORT: String(ports.isni),
};

/** @type {[command: string, args: string[], env: NodeJS.ProcessEnv][]} */
const programs = [
  [process.execPath, ['demo/dist/bank/main.js'], standIns],
  [process.execPath, ['demo/dist/mailbox/main.js'], standIns],
  [process.execPath, ['demo/dist/catalogue/main.js'], standIns],
  [process.execPath, ['demo/dist/isni/main.js'], standIns],
  ['npm', ['run', 'develop', '--prefix', 'cms'], env],
  ['npm', ['run', 'dev', '-w', 'portal'], env],
  ['npm', ['run', 'storybook'], env],
];
const children = programs.map(([command, args, its]) =>
  spawn(command, args, { cwd: root, env: its, stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.stdout.write(
  `Portal ${portal}, CMS http://localhost:${ports.portal}/admin, Storybook http://localhost:6006\n`,
);
