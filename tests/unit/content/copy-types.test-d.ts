import type { CollectionEntry, CollectionKey } from 'astro:content';
import { expectTypeOf } from 'vitest';
import type { CardFormCopy } from '../../../src/islands/card-form/CardForm.tsx';
import type { CoinsCopy } from '../../../src/islands/coins/copy.ts';
import type { ContactFormCopy } from '../../../src/islands/contact-form/ContactForm.tsx';
import type { DonationFormCopy } from '../../../src/islands/donation-form/copy.ts';
import type { GalleryCopy } from '../../../src/islands/gallery/gallery.ts';
import type { InvitationCopy } from '../../../src/islands/invitation/copy.ts';
import type { LoginFormCopy } from '../../../src/islands/login-form/copy.ts';
import type { PaymentFrameCopy } from '../../../src/islands/payment-frame/copy.ts';
import type { PaymentReceiptCopy } from '../../../src/islands/payment-receipt/copy.ts';
import type { ProfileCopy } from '../../../src/islands/profile/copy.ts';
import type { ReceiptCopy } from '../../../src/islands/receipt/ReceiptSheet.tsx';
import type { RedeemCopy } from '../../../src/islands/redeem/copy.ts';
import type { RegisterFormCopy } from '../../../src/islands/register-form/RegisterForm.tsx';
import type { StaffDeskCopy } from '../../../src/islands/staff-desk/copy.ts';
import type { VideoCopy } from '../../../src/islands/video/Video.tsx';
import type { ApprovalCopy } from '../../../src/ui/redemption-approval/ApprovalCard.tsx';

type Content<Name extends CollectionKey> = CollectionEntry<Name>['data'];

// Never run: `astro check` proves here that the content's schemas satisfy the copy type of every island that pages mount.
expectTypeOf<Content<'coins'>>().toExtend<CoinsCopy>();
expectTypeOf<Content<'contact'>>().toExtend<ContactFormCopy>();
expectTypeOf<Content<'donation-form'>>().toExtend<DonationFormCopy>();
expectTypeOf<Content<'invite'>>().toExtend<InvitationCopy>();
expectTypeOf<Content<'login'>>().toExtend<LoginFormCopy>();
expectTypeOf<Content<'organization-details'>['gallery']>().toExtend<GalleryCopy>();
expectTypeOf<Content<'organization-details'>['video']>().toExtend<VideoCopy>();
expectTypeOf<Content<'payment'>>().toExtend<PaymentFrameCopy>();
expectTypeOf<Content<'payment-receipt'>>().toExtend<PaymentReceiptCopy>();
expectTypeOf<Content<'payment'>['sandbox']>().toExtend<CardFormCopy>();
expectTypeOf<Content<'profile'>>().toExtend<ProfileCopy>();
expectTypeOf<Content<'profile'>['qrcode']['approval']>().toExtend<ApprovalCopy>();
expectTypeOf<Content<'receipt'>>().toExtend<ReceiptCopy>();
expectTypeOf<Content<'redeem'>>().toExtend<RedeemCopy>();
expectTypeOf<Content<'register'>>().toExtend<RegisterFormCopy>();
expectTypeOf<Content<'staff'>>().toExtend<StaffDeskCopy>();
