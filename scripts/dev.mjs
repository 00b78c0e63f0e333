import { spawn } from 'node:child_process';
import { demoBuild, sqliteBuild } from './builds.mjs';
import { ports, root, serverEnvironment, standInEnvironment } from './environment.mjs';
import { performAll } from './tasks.mjs';

/**
 * Starts the portal with hot reload, the CMS with reload, Storybook and the stand-ins. The database is that of `npm
 * start`, which has to run once before.
 */
await performAll([sqliteBuild, demoBuild]);

const portal = 'http://localhost:5173';
const env = { ...process.env, ...serverEnvironment(), NODE_ENV: 'development', PUBLIC_URL: portal };
const standIns = { ...process.env, ...standInEnvironment(portal) };

/** @type {[command: string, args: string[], env: NodeJS.ProcessEnv][]} */
const programs = [
  [process.execPath, ['demo/dist/main.js'], standIns],
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
  `Portal ${portal}, CMS http://localhost:${ports.portal}/admin, API http://localhost:${ports.portal}/api/openapi.json, Storybook http://localhost:6006\n`,
);
