import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Role } from '@kindcrate/contract/roles';
import type { moreFilters } from '../../lib/staff-orders.build.ts';
import type { ReloadCopy } from '../../ui/async-button/ReloadButton.tsx';
import type { DraftCopy, FormCopy, LinkCopy } from '../../ui/copy.ts';
import type { ListCopy } from '../../ui/paged-list/PagedList.tsx';
import type { PasswordCheckCopy } from '../../ui/password-check/PasswordCheckForm.tsx';
import type { PersonalDataCopy } from '../../ui/personal-data/copy.ts';
import type { AuditLogCopy } from './audit-log/copy.ts';
import type { CatalogCopy } from './catalog/copy.ts';
import type { FiguresCopy } from './figures/copy.ts';
import type { DeskThreadCopy, MessagesCopy } from './messages/copy.ts';
import type { NeedsCopy } from './needs/copy.ts';
import type { AssignmentCopy } from './orders/assignment/copy.ts';
import type { BulkCopy } from './orders/bulk/copy.ts';
import type { OrderHandoverCopy } from './orders/handover/copy.ts';
import type { OrderItemsCopy } from './orders/items/copy.ts';
import type { LabelSearchCopy } from './orders/labels/copy.ts';
import type { NotesCopy } from './orders/notes/copy.ts';
import type { OutcomeCopy } from './orders/outcome/copy.ts';
import type { PhotoDialogCopy } from './orders/photos/copy.ts';
import type { QueueCopy } from './orders/queue/copy.ts';
import type { ShortcutsCopy } from './orders/shortcuts/copy.ts';
import type { OrderTableCopy } from './orders/table/copy.ts';
import type { WalkInCopy } from './orders/walk-ins/copy.ts';
import type { OverviewCopy } from './overview/copy.ts';
import type { PaymentsCopy } from './payments/copy.ts';
import type { PersonPageCopy } from './people/page/copy.ts';
import type { TokensCopy } from './people/tokens/copy.ts';
import type { PlacesCopy } from './places/copy.ts';
import type { ReceiveCopy } from './receive/copy.ts';
import type { RunListCopy } from './run-list/copy.ts';
import type { SavedTextsCopy } from './saved-texts/copy.ts';
import type { SettlementsCopy } from './settlements/copy.ts';
import type { WordsCopy } from './words/copy.ts';

export interface StaffDeskCopy {
  /** Shown instead of the desk when the account needs a second factor first. */
  secondFactor: { title: string; text: string; link: LinkCopy };
  /** The dialog that asks for the password before sensitive actions, such as giving someone a role. */
  passwordCheck: PasswordCheckCopy;
  tabs: {
    label: string;
    overview: string;
    orders: string;
    receive: string;
    runList: string;
    needs: string;
    places: string;
    messages: string;
    brands: string;
    organizations: string;
    cards: string;
    payments: string;
    people: string;
    figures: string;
    settlements: string;
    words: string;
    auditLog: string;
    /** Says what the number on a tab counts. With `{count}`. */
    badges: { orders: string; messages: string };
  };
  list: ListCopy;
  /** Announces to screen readers how many rows are shown. With `{count}`. */
  shown: string;
  overview: OverviewCopy;
  orders: DeskOrdersCopy;
  receive: ReceiveCopy;
  runList: RunListCopy;
  figures: FiguresCopy;
  settlements: SettlementsCopy;
  words: WordsCopy;
  needs: NeedsCopy;
  places: PlacesCopy;
  messages: MessagesCopy;
  payments: PaymentsCopy;
  people: PeopleCopy;
  auditLog: AuditLogCopy;
  catalog: CatalogCopy;
}

type DeskFormCopy = DraftCopy & Pick<FormCopy, 'errorTitle' | 'failure'>;

/** Offered after a conflict. */
interface ConflictCopy extends ReloadCopy {
  done: string;
  /** Shown instead of `done` when the form still contains what the person has typed but not saved. */
  doneWithDraft: string;
}

export interface DeskOrdersCopy extends DeskFormCopy {
  reloadLatest: ConflictCopy;
  /** Shown to volunteers. */
  ownOrganization: string;
  filters: string;
  status: string;
  anyStatus: string;
  organization: string;
  anyOrganization: string;
  chosenOrganization: string;
  sort: string;
  newest: string;
  oldest: string;
  search: string;
  searchHint: string;
  find: string;
  moreFilters: Record<'label' | 'anyCategory' | 'anyone' | 'me' | 'nobody', string> &
    Record<(typeof moreFilters)[number], string>;
  download: string;
  downloaded: string;
  downloadFailed: string;
  fileName: string;
  none: string;
  /** With `{item}`. */
  imageAlt: string;
  charity: string;
  need: string;
  /** With `{words}`, `{received}` and `{target}`. */
  needProgress: string;
  quantity: string;
  /** With `{offered}` and `{received}`. */
  offeredAndReceived: string;
  location: string;
  phone: string;
  donor: string;
  /** Shown for a gift without a donor. */
  noDonor: string;
  /** With `{username}` and `{email}`. */
  donorContact: string;
  date: string;
  number: string;
  coins: string;
  history: string;
  statuses: Record<OrderStatus, string>;
  statusActions: Record<OrderStatus, string>;
  receivedQuantity: string;
  receivedQuantityHint: string;
  reason: string;
  reasonHint: string;
  cancel: string;
  items: OrderItemsCopy;
  handover: OrderHandoverCopy;
  labels: LabelSearchCopy;
  outcome: OutcomeCopy;
  assignment: AssignmentCopy;
  notes: NotesCopy;
  /** The person who made a status change. With `{name}`. */
  stepBy: string;
  walkIns: WalkInCopy;
  queue: QueueCopy;
  table: OrderTableCopy;
  bulk: BulkCopy;
  photos: PhotoDialogCopy;
  keys: ShortcutsCopy;
  thread: DeskThreadCopy;
  savedTexts: SavedTextsCopy;
}

export interface RoleCopy {
  role: string;
  roles: Record<Role, string>;
  brand: string;
  chooseBrand: string;
  organization: string;
  chooseOrganization: string;
}

export interface PeopleCopy extends RoleCopy, Pick<FormCopy, 'errorTitle' | 'failure'> {
  search: string;
  searchHint: string;
  find: string;
  none: string;
  /** With `{orders}`, `{sessions}` and `{time}`. */
  summary: string;
  unconfirmed: string;
  roleHint: string;
  /** With `{role}` and `{workplace}`. */
  roleAt: string;
  saveRole: string;
  endSessions: string;
  blocking: {
    block: string;
    unblock: string;
    reason: string;
    reasonHint: string;
    /** With `{time}` and `{reason}`. */
    blocked: string;
  };
  page: PersonPageCopy;
  personalData: PersonalDataCopy & { lead: string };
  invitations: InvitationsCopy;
  tokens: TokensCopy;
}

export interface InvitationsCopy {
  title: string;
  email: string;
  emailHint: string;
  roleHint: string;
  invite: string;
  failure: string;
  list: string;
  none: string;
  /** With `{name}` and `{time}`. */
  summary: string;
  withdraw: string;
  withdrawFailed: string;
}
