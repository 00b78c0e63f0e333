import { RouterProvider } from 'react-router';
import { IntlRoot } from '../shared/intl/IntlRoot';
import { router } from './router';

export function App() {
  return (
    <IntlRoot>
      <RouterProvider router={router} />
    </IntlRoot>
  );
}
