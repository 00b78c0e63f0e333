import '@nimio/design-system/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { watchSession } from './app/watch-session';
import { startSpeaking } from './shared/intl/language';
import { loadSettings } from './shared/settings/settings';

const root = document.getElementById('root') as HTMLElement;

Promise.all([startSpeaking(), loadSettings()]).then(
  () => {
    watchSession();
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  },
  () => {
    // Without messages and settings the page shows a built-in text.
    const failed = document.getElementById('failed') as HTMLTemplateElement;
    root.replaceChildren(failed.content.cloneNode(true));
  },
);
