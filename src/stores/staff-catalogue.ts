import { listBrands } from '@kindcrate/contract/brands';
import type { BodyOf, Call, ReplyOf } from '@kindcrate/contract/call';
import { listDonationCards } from '@kindcrate/contract/donation-cards';
import { listOrganizations } from '@kindcrate/contract/organizations';
import { createBrand, editBrand, listStaffBrands, type StaffBrand } from '@kindcrate/contract/staff-brands';
import {
  createDonationCard,
  editDonationCard,
  listStaffDonationCards,
  type StaffDonationCard,
} from '@kindcrate/contract/staff-donation-cards';
import {
  arrangeOrganizationImages,
  createOrganization,
  editOrganization,
  listStaffOrganizations,
  type StaffOrganization,
} from '@kindcrate/contract/staff-organizations';
import type { Struct } from 'superstruct';
import { requestAsDonor, uploadAsDonor } from './donor-calls.ts';
import { createPages } from './key-pages.ts';
import { forgetOfVisit } from './visit.ts';

export interface Entry {
  _id: string;
  title: string;
  hidden: boolean;
  revision: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a struct of unknown type parameters accepts no other struct.
type AnyStruct = Struct<any, any>;
/** A call that writes an entry and gives it back as it is now. */
export type WritesEntry<T extends Entry> = Call<
  AnyStruct,
  Struct<{ success: boolean; message: string; data: T }, unknown>
>;

/** A part of the catalogue as the staff sees it, hidden entries too. */
export function createEntries<T extends Entry>(
  ask: () => Promise<{ result: T[] }>,
  calls: { create: WritesEntry<T>; edit: WritesEntry<T>; shown: Call },
) {
  const pages = createPages<undefined, T>(
    async () => ({ ...(await ask()), next: null }),
    () => undefined,
  );

  /**
   * Sends what a form holds, and shows what became of the entry. Visitors' pages in this tab ask anew.
   * @returns what the API says of it
   * @throws ApiError when it is refused
   */
  async function write(call: WritesEntry<T>, form: FormData, id?: string): Promise<string> {
    const { message, data } = await sendForm(call, form, id ? { id } : {});
    forgetOfVisit(calls.shown.path);
    if (pages.$pages.get().items.some(({ _id }) => _id === data._id)) pages.replace(data);
    else await pages.reload();
    return message;
  }

  return { ...pages, ...calls, write };
}

export type Entries<T extends Entry> = ReturnType<typeof createEntries<T>>;

/** Sends a form as its call travels. */
function sendForm<C extends Call>(call: C, form: FormData, parameters: Record<string, string>): Promise<ReplyOf<C>> {
  if (call.sends === 'multipart') return uploadAsDonor(call, form, { parameters });
  return requestAsDonor(call, { parameters, body: Object.fromEntries(form) as BodyOf<C> });
}

export const staffBrands = createEntries<StaffBrand>(() => requestAsDonor(listStaffBrands), {
  create: createBrand,
  edit: editBrand,
  shown: listBrands,
});

export const staffOrganizations = createEntries<StaffOrganization>(() => requestAsDonor(listStaffOrganizations), {
  create: createOrganization,
  edit: editOrganization,
  shown: listOrganizations,
});

export const staffDonationCards = createEntries<StaffDonationCard>(() => requestAsDonor(listStaffDonationCards), {
  create: createDonationCard,
  edit: editDonationCard,
  shown: listDonationCards,
});

/** Gives an organization's pictures another order and other words; what is left out is removed. */
export async function arrangePictures(id: string, body: BodyOf<typeof arrangeOrganizationImages>): Promise<string> {
  const { message, data } = await requestAsDonor(arrangeOrganizationImages, { parameters: { id }, body });
  forgetOfVisit(listOrganizations.path);
  staffOrganizations.replace(data);
  return message;
}
