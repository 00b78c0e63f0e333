import Bell from 'lucide-react/icons/bell';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';

// Icons that pages put beside a word of theirs; they say nothing of their own.

/** Something has changed. */
export const BellIcon = () => <Bell aria-hidden />;
/** A page that cannot be entered yet. */
export const LockIcon = () => <LockKeyhole aria-hidden />;
/** Somebody, or what somebody is here as. */
export const PersonIcon = () => <UserRound aria-hidden />;
/** Something is added. */
export const PlusIcon = () => <Plus aria-hidden />;
/** To paper. */
export const PrinterIcon = () => <Printer aria-hidden />;
/** Something to be careful about, as staff are who act for somebody. */
export const WarningIcon = () => <TriangleAlert aria-hidden />;
