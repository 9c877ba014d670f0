import { auditEntry } from '@kindcrate/contract/audit';
import { brand } from '@kindcrate/contract/brands';
import { coinEntry } from '@kindcrate/contract/coin-ledger';
import { coinRule } from '@kindcrate/contract/coins';
import { donationCard } from '@kindcrate/contract/donation-cards';
import { figures, organizationFigures, publicFigures } from '@kindcrate/contract/figures';
import { linkedHandover } from '@kindcrate/contract/handover-links';
import { handover } from '@kindcrate/contract/handovers';
import { image } from '@kindcrate/contract/images';
import { invitation } from '@kindcrate/contract/invitations';
import { need, needCategory } from '@kindcrate/contract/needs';
import { orderItem, orderNeed } from '@kindcrate/contract/order-items';
import { order, statusChange } from '@kindcrate/contract/orders';
import { organization, organizationWithOutcomes } from '@kindcrate/contract/organizations';
import { outcome, publicOutcome } from '@kindcrate/contract/outcomes';
import { payment, paymentWithChoices } from '@kindcrate/contract/payments';
import { place } from '@kindcrate/contract/places';
import { profile, redemptionCode } from '@kindcrate/contract/profile';
import { orderReceipt, receipt } from '@kindcrate/contract/receipts';
import { redemption } from '@kindcrate/contract/redemptions';
import { failureReply, messageReply } from '@kindcrate/contract/replies';
import { savedText } from '@kindcrate/contract/saved-texts';
import { secondFactors, secondStep } from '@kindcrate/contract/second-factors';
import { session } from '@kindcrate/contract/sessions';
import { monthlySettlements, settlement, settlementStatement } from '@kindcrate/contract/settlements';
import { staffBrand } from '@kindcrate/contract/staff-brands';
import { contactMessage } from '@kindcrate/contract/staff-contact-messages';
import { staffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import { staffInvitation } from '@kindcrate/contract/staff-invitations';
import { staffNeed } from '@kindcrate/contract/staff-needs';
import { staffOrder } from '@kindcrate/contract/staff-orders';
import { staffOrganization } from '@kindcrate/contract/staff-organizations';
import { staffPayment } from '@kindcrate/contract/staff-payments';
import { person } from '@kindcrate/contract/staff-people';
import { staffPlace } from '@kindcrate/contract/staff-places';
import { staffThread, staffThreadDetails } from '@kindcrate/contract/staff-threads';
import { apiToken } from '@kindcrate/contract/staff-tokens';
import { receivedGift, yearlyStatement } from '@kindcrate/contract/statements';
import { thread, threadMessage } from '@kindcrate/contract/threads';
import { replyDetailsOf } from './field-details.ts';
import { type AnyStruct, describe, type JsonSchema, type SchemaOptions } from './json-schema.ts';

/** The structs that the document describes once, under these names. */
const structs: Readonly<Record<string, AnyStruct>> = {
  ApiToken: apiToken,
  AuditEntry: auditEntry,
  Brand: brand,
  CoinEntry: coinEntry,
  CoinRule: coinRule,
  ContactMessage: contactMessage,
  DonationCard: donationCard,
  Failure: failureReply,
  Figures: figures,
  Handover: handover,
  Image: image,
  Invitation: invitation,
  LinkedHandover: linkedHandover,
  Message: messageReply,
  MonthlySettlements: monthlySettlements,
  Need: need,
  Place: place,
  NeedCategory: needCategory,
  Order: order,
  OrderItem: orderItem,
  OrderNeed: orderNeed,
  OrderReceipt: orderReceipt,
  Outcome: outcome,
  PublicOutcome: publicOutcome,
  Organization: organization,
  OrganizationFigures: organizationFigures,
  OrganizationWithOutcomes: organizationWithOutcomes,
  Payment: payment,
  PaymentWithChoices: paymentWithChoices,
  Person: person,
  Profile: profile,
  PublicFigures: publicFigures,
  Receipt: receipt,
  ReceivedGift: receivedGift,
  Redemption: redemption,
  RedemptionCode: redemptionCode,
  SavedText: savedText,
  SecondFactors: secondFactors,
  SecondStep: secondStep,
  Session: session,
  Settlement: settlement,
  SettlementStatement: settlementStatement,
  StaffBrand: staffBrand,
  StaffDonationCard: staffDonationCard,
  StaffInvitation: staffInvitation,
  StaffNeed: staffNeed,
  StaffPlace: staffPlace,
  StaffOrder: staffOrder,
  StaffOrganization: staffOrganization,
  StaffPayment: staffPayment,
  StaffThread: staffThread,
  StaffThreadDetails: staffThreadDetails,
  StatusChange: statusChange,
  Thread: thread,
  ThreadMessage: threadMessage,
  YearlyStatement: yearlyStatement,
};

/** The names of the structs, by schema: `optional` and `nullable` structs share the schema of the struct that they wrap. */
const names = new Map<unknown, string>(Object.entries(structs).map(([name, { schema }]) => [schema, name]));

/** The options for describing replies. */
export const replyOptions: SchemaOptions = {
  nameOf: ({ schema }) => (schema === null ? undefined : names.get(schema)),
  detailsOf: replyDetailsOf,
};

export function describeComponents(): Record<string, JsonSchema> {
  const schemas = Object.entries(structs).map(([name, struct]) => [name, describe(struct, replyOptions)]);
  return Object.fromEntries(schemas);
}
