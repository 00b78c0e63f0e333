import { IntlRoot } from '../shared/intl/IntlRoot';
import { PagesRouter } from '../shared/page/PagesRouter';
import { router } from './router';

export function App() {
  return (
    <IntlRoot>
      <PagesRouter router={router} />
    </IntlRoot>
  );
}
