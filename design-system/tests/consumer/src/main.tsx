import { DesignSystemProvider } from '@nimio/design-system';
import { accentCss } from '@nimio/design-system/accent';
import '@nimio/design-system/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root');

createRoot(place).render(
  <StrictMode>
    <style>{accentCss('#7a1f3d')}</style>
    <DesignSystemProvider locale="en-GB">
      <App />
    </DesignSystemProvider>
  </StrictMode>,
);
