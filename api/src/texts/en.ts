import type { ErrorCode } from '@kindcrate/contract/replies';
import { auditDetails } from './en-audit-details.ts';
import { calendarEntries } from './en-calendar-entries.ts';
import { dataCopy } from './en-data-copy.ts';
import { erasedTexts } from './en-erased-texts.ts';
import { feeds } from './en-feeds.ts';
import { followFailures, mailParts } from './en-follows.ts';
import { handoverMails } from './en-handover-mails.ts';
import { handoverFailures } from './en-handovers.ts';
import { limitFailures } from './en-limits.ts';
import { mails } from './en-mails.ts';
import { orderItems } from './en-order-items.ts';
import { outcomeFailures } from './en-outcomes.ts';
import { successes } from './en-successes.ts';
import { threadFailures } from './en-threads.ts';
import { walkInFailures } from './en-walk-ins.ts';

/**
 * Failures by code, with a qualifier where a code has several sentences. Each says what happened, what to do next and, where that
 * matters, what was kept.
 */
const failures = {
  ...followFailures,
  ...handoverFailures,
  ...outcomeFailures,
  ...limitFailures,
  ...threadFailures,
  ...walkInFailures,
  account_blocked:
    'This account is blocked, so you can’t log in to it. Nothing in it is lost. If you think this is a mistake, please write to us.',
  'already_decided.approved': 'This request was already approved, and that can’t be changed.',
  'already_decided.refused': 'This request was already refused, and that can’t be changed.',
  bad_request: 'The request could not be read.',
  'bad_request.broken_form': 'The form arrived damaged or incomplete. Please send it again.',
  'bad_request.duplicate_field': 'The form contains the field {field} twice.',
  'bad_request.expectation': 'The request expects something that this server cannot do.',
  'bad_request.field_not_text': 'The form field {field} must be plain text.',
  'bad_request.headers_too_long': 'The request headers are too long.',
  'bad_request.host': 'The request must have exactly one Host header.',
  'bad_request.idempotency_key': 'Idempotency-Key must have 1 to {max} visible ASCII characters.',
  'bad_request.too_slow': 'The request took too long to arrive. Please send it again.',
  'bad_request.two_tokens': 'The request contains two tokens. Send only one.',
  card_declined: 'This card was declined, and nothing was taken. Try another one.',
  code_expired: 'This code has expired. Your customer already has a new one on the screen.',
  code_unknown: 'We don’t know this code. Check every character, or ask for a new one.',
  code_used: 'This code was already used, and each code works only once. Ask for a new one.',
  'conflict.authenticator': 'An authenticator app is already set up. Remove it before you set up another one.',
  'conflict.edited': 'Someone else changed this in the meantime. Load the latest version, then try again.',
  'conflict.email_confirmed': 'Your email is confirmed already. There is nothing left to do.',
  'conflict.has_role': '{email} already has an account with this role.',
  'conflict.is_staff': '{email} belongs to a member of staff. Change their role in the list of people.',
  'conflict.invitation_email':
    'This invitation is for another email address. Log out, then open the link from your email again.',
  'conflict.invited': 'A colleague has just invited this address. Reload the list to see it.',
  'conflict.open_orders':
    'You have {max, plural, one {# donation} other {# donations}} under way, which is all we can take care of at a time. You can offer more when one has arrived, or when you cancel one.',
  'conflict.waiting_photos':
    'You have {max} photos that are not in a donation yet. Send your donation, or remove some of them first.',
  'conflict.order_final': 'This order is {status} and can no longer change.',
  'conflict.order_not_cancellable': 'This donation is {status}, so it is too late to cancel it.',
  'conflict.order_transition': 'This order is {status}. It can become {next}.',
  'conflict.order_changed_final': 'Someone else changed this first. This order is {status} and can no longer change.',
  'conflict.order_changed_not_cancellable':
    'Someone else changed this first. This donation is {status}, so it is too late to cancel it.',
  'conflict.order_changed_transition': 'Someone else changed this first. This order is {status}. It can become {next}.',
  'conflict.last_staff':
    'You are the only member of staff. Invite a colleague first, so that someone can look after the donations.',
  'conflict.own_deletion': 'Delete your own account in your profile.',
  'conflict.own_role': 'You can’t change your own role. Ask a colleague to do it.',
  'conflict.own_account': 'You can’t block your own account. Ask a colleague to do it.',
  'conflict.order_assigned':
    'Someone else has just assigned this order. Load the latest version to see who is taking care of it.',
  'conflict.order_erased': 'The donor has deleted their account, so you can’t add any more notes to this order.',
  'conflict.person_notes': 'This person already has the maximum number of notes.',
  'conflict.order_notes': 'This order already has the maximum number of notes.',
  'conflict.settlement': 'Someone else has changed this settlement. Load the latest version, and check what is open.',
  'conflict.copy':
    'Someone else has changed the copy of this page. Load the latest version, and add your changes to it.',
  'conflict.settlement_month': 'This month is not over yet. You can settle it once it is.',
  'conflict.saved_texts': 'There are {max} saved texts, which is the most we keep. Delete one before you add another.',
  'conflict.needs':
    'This list has {max} needs, which is the most we keep. Delete one that is no longer current before you add another.',
  'conflict.need_categories':
    'There are {max} categories, which is the most we keep. Delete one before you add another.',
  'conflict.need_category_used': 'Needs still use this category. Give them another one first, then delete it.',
  'conflict.need_category_has_children': 'This category has subcategories. Move or delete them first.',
  'conflict.passkey': 'This passkey is already in use. Choose another device or password manager.',
  'conflict.passkeys': 'An account can have at most {max} passkeys. Remove one before you add another.',
  'conflict.tokens':
    'You can have at most {max} API tokens. Revoke one that is no longer used before you create another.',
  'conflict.payment_made': 'This payment was already made. Nothing was taken a second time.',
  'email_taken.invited': 'You already have an account with this email. Log in to it to accept the invitation.',
  'email_unconfirmed.customer':
    'Your customer has to confirm their email before they can spend coins. They can do it in their profile.',
  'email_unconfirmed.orders':
    'Until you confirm your email, you can have at most {max} donations under way. Open the link that we emailed you, and try again.',
  'email_unconfirmed.role':
    '{email} is not confirmed, so this account may be someone else’s. Ask its owner to confirm it first, or send an invitation.',
  email_taken: 'This email already has an account. Log in, or register with another email.',
  forbidden: 'Only an account with the role {role} can do this.',
  'forbidden.api_token': 'Personal API tokens can’t be used for this. Log in instead.',
  'forbidden.scope': 'This token does not have the scope {scope}.',
  'forbidden.signature': 'The signature of this report is not valid.',
  'forbidden.own_order': 'This is your own donation. A colleague can receive it for you.',
  'idempotency_key_reused.order':
    'This form was already sent with different content. Open the form again to give something else.',
  'idempotency_key_reused.redemption':
    'This was already sent with another code or another number of coins. Please start over.',
  'image_refused.broken': 'The photo is damaged or incomplete. Choose it again, or choose another one.',
  'image_refused.empty': 'The photo is empty. Choose it again, or choose another one.',
  'image_refused.side_too_long': 'The photo is more than {pixels} pixels wide or high. Crop it, or choose another one.',
  'image_refused.too_demanding':
    'The photo takes too much work to open. Save it as an ordinary JPEG, or choose another one.',
  'image_refused.too_large': 'The photo is larger than {megabytes} MB. Choose a smaller one.',
  'image_refused.too_many_pixels': 'The photo has more than {megapixels} megapixels. Choose a smaller one.',
  'image_refused.too_many_pixels_for_avif':
    'An AVIF photo can have at most {megapixels} megapixels. Save it as a JPEG, or choose a smaller one.',
  'image_refused.too_many_pixels_for_heic':
    'A HEIC photo can have at most {megapixels} megapixels. Save it as a JPEG, or choose a smaller one.',
  'image_refused.too_many_pixels_for_its_kind':
    'An animated, interlaced or progressive photo can have at most {megapixels} megapixels. Save it as an ordinary JPEG, or choose a smaller one.',
  'image_refused.unknown_format':
    'This file isn’t a JPEG, HEIC, PNG, WebP, AVIF or GIF image. Choose a photo in one of these formats.',
  internal_error:
    'Something went wrong on our end. Please try again in a moment. If it keeps happening, contact us and mention {requestId}.',
  invalid_fields: 'Something in the form needs another look.',
  'invalid_fields.one': '{message}',
  'invalid_fields.several': 'Some fields need another look.',
  link_invalid: 'This link was already used or is older than 30 minutes. Ask for a new one.',
  login_expired: 'This login took too long. Start again with your password.',
  'login_expired.new_passkey': 'This took too long, and no passkey was added. Please try again.',
  'no_brand.hidden': 'Your brand isn’t listed here right now, so it can’t redeem coins. Contact us to find out why.',
  'no_brand.unassigned': 'Your account isn’t linked to a brand yet. Ask us to link it, and then you can redeem coins.',
  'not_enough_coins.at_most': 'The balance covers at most {coins, plural, one {# coin} other {# coins}}.',
  'not_enough_coins.none': 'This account has no coins to spend right now.',
  'not_enough_coins.not_covered': 'Your coins no longer cover this request. It has ended, and nothing was spent.',
  not_found: 'There’s nothing at this address.',
  'not_found.brand': 'This brand is no longer listed here.',
  'not_found.catalog_entry': 'We can’t find this in the catalog.',
  'not_found.donation_card': 'This call for gifts has ended.',
  'not_found.image': 'This picture is no longer here.',
  'not_found.token': 'This token was already revoked.',
  'not_found.invitation':
    'This invitation is no longer valid. It expired, was withdrawn, or was already used. Ask for a new one.',
  'not_found.message': 'We can’t find this message.',
  'not_found.need': 'We can’t find this need. It may have been deleted already.',
  'not_found.need_category': 'We can’t find this category. It may have been deleted already.',
  'not_found.order': 'We can’t find this order.',
  'not_found.organization': 'This organization is no longer listed here.',
  'not_found.payment': 'We don’t know this payment. Reload the page to start a new one.',
  'not_found.person': 'We can’t find this account.',
  'not_found.photo': 'We can’t find this photo. It may be in a donation, or have been removed already.',
  'not_found.statement': 'There is no statement for that year.',
  'not_found.receipt': 'There is no receipt with this code.',
  'not_found.receipt_of_order': 'There is no receipt for this donation.',
  'not_found.second_factor': 'We can’t find this. It may have been removed already.',
  'not_found.redemption': 'We can’t find this request for your coins.',
  'not_found.saved_text': 'We can’t find this text. It may have been deleted already.',
  'not_found.session': 'This device is already logged out.',
  own_code: 'This is your own code. A colleague can redeem it for you.',
  'password_required.claims':
    'Several accounts were registered with this email. Enter your password, so that we confirm the email for your account.',
  password_required: 'It’s been a while since you logged in. Enter your current password, so that we know it’s you.',
  'payload_too_large.form': 'The form has more than one file, or too many fields.',
  'payload_too_large.text': 'That’s more text than we can take. Please shorten it.',
  payment_expired: 'This payment expired, and nothing was taken. Reload the page to start a new one.',
  'redemption_expired.overdue': 'This request expired before you answered. Nothing was spent.',
  'redemption_expired.withdrawn':
    'The person who asked can no longer redeem coins for this brand. The request has ended, and nothing was spent.',
  second_factor_required:
    'Only accounts with a second step at login can open the desk. Set one up in your profile first.',
  storage_full: 'There’s no room to store this right now, so nothing was saved. Please try again later.',
  'unauthorized.api_token': 'This API token is unknown, has expired or was revoked.',
  'unauthorized.session_ended': 'Your session has ended. Log in again to continue.',
  'unauthorized.no_token': 'You aren’t logged in. Please log in first.',
  'unavailable.busy': 'We’re very busy right now. Nothing was lost; please try again in a moment.',
  'unavailable.database': 'We can’t reach our records right now. Please try again in a moment.',
  'unavailable.disk_full': 'The disk is full. Reading and logins still work, but nothing else can be stored.',
  'unavailable.images': 'We can’t reach our photos right now, so nothing was saved. Please try again in a moment.',
  'unavailable.payments':
    'We can’t reach our payment provider right now, and nothing was taken. Please try again in a moment.',
  'unavailable.not_ready': 'The database or the image store cannot be reached.',
  'unavailable.stopping': 'The server is restarting. Please try again in a moment.',
  'unsupported_media_type.form': 'This endpoint accepts only a form with a file (multipart/form-data).',
  'unsupported_media_type.json': 'This endpoint accepts only JSON.',
  wrong_code: 'That code isn’t right, or it was used already. Wait for the next one, or try a recovery code.',
  'wrong_code.new_app':
    'That code isn’t right. Check that your phone’s clock is correct, and enter the code it shows now.',
  'wrong_code.passkey': 'We couldn’t confirm this passkey. Try again, or use a code instead.',
  wrong_credentials: 'That email or password isn’t right. Check both and try again.',
  'wrong_password.claims': 'No account that was registered with this email has this password. Check it and try again.',
  wrong_password: 'That isn’t your current password. Check it and try again.',
} as const satisfies { [Key in ErrorCode | `${ErrorCode}.${string}`]?: string };

export const en = {
  failures,
  successes,
  auditDetails,
  calendarEntries,
  erasedTexts,
  dataCopy,
  feeds,
  mails: { ...mails, ...handoverMails },
  mailParts,
  orderItems,
};
