import { storybookBuild } from './builds.mjs';
import { root } from './environment.mjs';
import { perform, run } from './tasks.mjs';

/** Publishes the built Storybook to Chromatic, where designers review changes: `npm run chromatic`. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('No CHROMATIC_PROJECT_TOKEN in the environment, so nothing is published to Chromatic.');
  console.log(
    'Pictures of the design system’s stories, each in its own theme and width, are compared by: npm run test:visual',
  );
} else {
  await perform(storybookBuild);
  const args = ['chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'];
  await run('npx', args, { cwd: root, show: true }).catch(() => {
    process.exitCode = 1;
  });
}
