import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';

// Icons that pages put next to a label; they have no meaning alone.

/** Something has changed. */
export const BellIcon = () => <Bell aria-hidden />;
/** Saving a file. */
export const DownloadIcon = () => <Download aria-hidden />;
/** Editing in place. */
export const EditIcon = () => <Pencil aria-hidden />;
/** A locked page. */
export const LockIcon = () => <LockKeyhole aria-hidden />;
/** A person, or a person's profile. */
export const PersonIcon = () => <UserRound aria-hidden />;
/** Adding something. */
export const PlusIcon = () => <Plus aria-hidden />;
/** Printing. */
export const PrinterIcon = () => <Printer aria-hidden />;
/** A warning, for example to staff who act on behalf of a customer. */
export const WarningIcon = () => <TriangleAlert aria-hidden />;
