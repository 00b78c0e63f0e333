import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';

// Icons that pages put beside a word of theirs; they say nothing of their own.

/** Something has changed. */
export const BellIcon = () => <Bell aria-hidden />;
/** Something is added. */
export const PlusIcon = () => <Plus aria-hidden />;
/** To paper. */
export const PrinterIcon = () => <Printer aria-hidden />;
