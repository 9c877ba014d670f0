import { limits } from './limits.ts';

/**
 * Every message a rule of this contract can give, in one place. `label` is the field's visible label.
 * Quoted texts are the specification's (sections 5 and 8), letter by letter.
 */
export const messages = {
  required: (label: string) => `${label} is required`,
  tooLong: (label: string, most: number) => `${label} can have at most ${most} characters`,
  unreadable: (label: string) => `${label} contains a character that cannot be stored`,
  email: 'Email must be a valid address that ends in .com or .net',
  contactEmail: 'Email invalid',
  loginPassword: 'Password is invalid',
  username: `Username must have ${limits.username.min} to ${limits.username.max} characters`,
  phone: `Phone must have exactly ${limits.phoneDigits} digits`,
  newPassword: `Password must have ${limits.password.min} to ${limits.password.max} characters`,
  confirmPassword: 'Confirm Password must match the Password',
  quantity: `Quantity must be a whole number from ${limits.quantity.min} to ${limits.quantity.max}`,
  charity: 'Choose the organization that should have your gift',
  unknownCharity: 'That organization is not in our list any more. Choose another one',
  image: 'Add a photo of what you give',
  profileImage: 'Choose a photo',
  nothingToUpdate: 'Enter a new username or a new phone number',
  status: 'Choose one of the statuses in the list',
  sort: 'Sort by newest or oldest',
  search: `Search for 1 to ${limits.search} characters`,
  page: 'That page is not there any more. Begin again at the first one',
  showName: 'Choose whether the receipt should say your name',
  picture: 'Choose a picture',
  alt: 'Say in words what the picture shows, for those who cannot see it',
  flag: (label: string) => `${label} must be true or false`,
  revision: 'Revision must be the number that came with what you edit',
  nothingToChange: 'Change something first',
  images: `An organization has 1 to ${limits.organizationImages} pictures, each of them once`,
  role: 'Choose one of the roles donor, partner and staff',
  partnerBrand: 'Choose the brand that this partner works for',
  cardNumber: 'Card Number is not right. Compare its digits with the card once more',
  expiryDate: 'Expiry Date must be a month and a year, such as 08/29',
  expiredCard: 'This card has expired. Try another one',
  securityCode: 'Security Code must have 3 or 4 digits',
  paymentToken: 'This payment could not be read. Load the page again to begin a new one',
  body: 'What was sent could not be read',
} as const;
