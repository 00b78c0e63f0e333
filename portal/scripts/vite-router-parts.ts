import type { Plugin } from 'vite';

const displayNames = /^\w+\.displayName = ".*";$/gm;
const wrapped = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

/**
 * The router's links and forms, which the portal does not use, stay out of the browser: a name that is set on each
 * and a call that might do something are all that keeps the bundler from leaving them out.
 */
export const usedRouterParts = (): Plugin => ({
  name: 'portal:used-router-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[/\\]react-router[/\\]dist[/\\]production[/\\]chunk-\w+\.mjs$/ },
    handler: (code) => ({
      code: code.replace(displayNames, '').replace(wrapped, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});
