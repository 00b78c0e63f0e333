export { AmountBar, type AmountBarPart, type AmountBarProps } from './amount-bar/AmountBar';
export { Badge, type BadgeProps } from './badge/Badge';
export { StatusBadge, type StatusBadgeProps } from './badge/StatusBadge';
export { BarList, type BarListItem, type BarListProps } from './bar-list/BarList';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/Button';
export { Card, type CardProps } from './card/Card';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group/CheckboxGroup';
export { Checklist, type ChecklistItem, type ChecklistProps } from './checklist/Checklist';
export { type Choice, ChoiceList, type ChoiceListProps } from './choice-list/ChoiceList';
export { Column, type ColumnProps, Columns, type ColumnsProps } from './columns/Columns';
export { ComboBox, type ComboBoxProps } from './combo-box/ComboBox';
export type { Search as ComboBoxSearch } from './combo-box/use-search';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/ConfirmDialog';
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton';
export { CardNote, CellNote, DataTable } from './data-table/DataTable';
export {
  RowButton,
  type RowButtonProps,
  RowCheckbox,
  type RowCheckboxProps,
  RowToggle,
  type RowToggleProps,
} from './data-table/RowControls';
export { TableTotals } from './data-table/TableTotals';
export type {
  DataColumn,
  DataTableProps,
  PageSize,
  RowTone,
  TablePaging,
  TableSort,
  TableTotalsProps,
  TableView,
} from './data-table/table-types';
export { DateText, type DateTextProps } from './date-text/DateText';
export { NowProvider, type NowProviderProps } from './date-text/NowProvider';
export { DescriptionList, type DescriptionListProps } from './description-list/DescriptionList';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure';
export { DisclosureGroup, type DisclosureGroupProps } from './disclosure/DisclosureGroup';
export { Drawer, DrawerNote, type DrawerNoteProps, type DrawerProps, DrawerSection } from './drawer/Drawer';
export { DueSlip, type DueSlipProps } from './due-slip/DueSlip';
export { EditorLayout, type EditorLayoutProps } from './editor-layout/EditorLayout';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState';
export { type Entry, EntryList, type EntryListProps } from './entry-list/EntryList';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary/ErrorSummary';
export { focusField } from './error-summary/focus-field';
export { FieldGroup, type FieldGroupProps } from './field-group/FieldGroup';
export { type FigureItem, FigureList, type FigureListProps } from './figure-list/FigureList';
export { FileUpload, type FileUploadProps } from './file-upload/FileUpload';
export type { UploadItem } from './file-upload/UploadRow';
export { Footer, type FooterProps } from './footer/Footer';
export { Form, type FormProps } from './form/Form';
export { FormActions, type FormActionsProps } from './form-actions/FormActions';
export { formatCents } from './format/cents';
export { formatDate } from './format/date';
export { formatDecimals, formatNumber } from './format/number';
export { Heading, type HeadingProps, type HeadingSize } from './heading/Heading';
export { IconButton, type IconButtonProps } from './icon-button/IconButton';
export {
  BellIcon,
  DownloadIcon,
  EditIcon,
  LockIcon,
  PersonIcon,
  PlusIcon,
  PrinterIcon,
  WarningIcon,
} from './icons/icons';
export { KeyFigure, type KeyFigureFact, type KeyFigureProps } from './key-figure/KeyFigure';
export { LanguageSelector, type LanguageSelectorProps } from './language-selector/LanguageSelector';
export { LinkButton, type LinkButtonProps } from './link-button/LinkButton';
export { MenuButton, type MenuButtonProps } from './menu-button/MenuButton';
export type { MenuEntry, MenuEntrySection } from './menu-button/menu-types';
export { Modal, type ModalProps } from './modal/Modal';
export { Money, type MoneyProps } from './money/Money';
export { Notice, type NoticeProps, type NoticeTone } from './notice/Notice';
export { NumberField, type NumberFieldProps } from './number-field/NumberField';
export type { Option } from './option-list/OptionList';
export { Page, type PageProps, Wrap } from './page/Page';
export { PageHead, type PageHeadProps, PageTitle } from './page-head/PageHead';
export { Pagination, type PaginationProps } from './pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './password-field/PasswordField';
export { PlainText, type PlainTextProps } from './plain-text/PlainText';
export { Popover, type PopoverProps } from './popover/Popover';
export type { OwnProfile } from './profile-menu/own-profiles';
export { ProfileMenu, type ProfileMenuProps } from './profile-menu/ProfileMenu';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar';
export { ProgressLine, type ProgressLineProps } from './progress-line/ProgressLine';
export {
  type DesignSystemLocale,
  DesignSystemProvider,
  type DesignSystemProviderProps,
} from './provider/DesignSystemProvider';
export { RadioGroup, type RadioGroupProps } from './radio-group/RadioGroup';
export { ReadOnlyField, type ReadOnlyFieldProps } from './read-only-field/ReadOnlyField';
export { RetryNotice, type RetryNoticeProps } from './retry-notice/RetryNotice';
export {
  SearchBox,
  type SearchBoxProps,
  type SearchBoxResult,
  type SearchBoxSection,
} from './search-box/SearchBox';
export { SearchField, type SearchFieldProps } from './search-field/SearchField';
export { focusHeading } from './section/focus-heading';
export { Section, type SectionProps } from './section/Section';
export { SectionNav, type SectionNavItem, type SectionNavProps } from './section-nav/SectionNav';
export { Select, type SelectProps } from './select/Select';
export {
  SideNav,
  type SideNavItem,
  SideNavLayout,
  type SideNavLayoutProps,
  type SideNavProps,
} from './side-nav/SideNav';
export { Skeleton, type SkeletonProps, useIsSlow } from './skeleton/Skeleton';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink';
export { Spinner, type SpinnerProps } from './spinner/Spinner';
export { Divider, type DividerProps } from './spread/Divider';
export { Spread, type SpreadProps } from './spread/Spread';
export { Stamp, type StampProps } from './stamp/Stamp';
export { type StatusStep, StatusSteps, type StatusStepsProps } from './status-steps/StatusSteps';
export { StrengthBar, type StrengthBarProps } from './strength-bar/StrengthBar';
export { Switch, type SwitchProps } from './switch/Switch';
export { type TabItem, Tabs, type TabsProps } from './tabs/Tabs';
export { Tag, type TagProps } from './tag/Tag';
export { TagGroup, type TagGroupProps, type TagItem } from './tag/TagGroup';
export { TaskStatus, type TaskStatusProps } from './task-status/TaskStatus';
export type { TaskStatusState } from './task-status/task-icons';
export { Text, type TextProps } from './text/Text';
export { TextArea, type TextAreaProps } from './text-area/TextArea';
export { TextColumn, type TextColumnProps } from './text-column/TextColumn';
export { TextField, type TextFieldProps } from './text-field/TextField';
export { TextLink, type TextLinkProps } from './text-link/TextLink';
export { TitlePage, type TitlePageProps, type TitlePageSum } from './title-page/TitlePage';
export { type ToastAction, type ToastOptions, toast } from './toast/toast';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './toggle-button-group/ToggleButtonGroup';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip';
export {
  TopNav,
  type TopNavItem,
  type TopNavLink,
  type TopNavLockedPage,
  type TopNavProps,
} from './top-nav/TopNav';
export { Unread, type UnreadProps } from './unread/Unread';
export { type FormErrors, sameValue } from './use-form/form-state';
export {
  type BoundField,
  type FormState,
  type FormSummaryItem,
  type UseFormOptions,
  useForm,
} from './use-form/use-form';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden';
export { type ChartYear, YearChart, type YearChartProps, type YearChartRow } from './year-chart/YearChart';
