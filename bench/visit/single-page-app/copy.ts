import type { CollectionEntry, CollectionKey } from 'astro:content';
import aboutFile from '../../../src/content/en/about.yaml';
import accessibilityFile from '../../../src/content/en/accessibility.yaml';
import brandDetailsFile from '../../../src/content/en/brand-details.yaml';
import donationInfoFile from '../../../src/content/en/donation-info.yaml';
import figuresFile from '../../../src/content/en/figures.yaml';
import forgotFile from '../../../src/content/en/forgot.yaml';
import frameFile from '../../../src/content/en/frame.yaml';
import homeFile from '../../../src/content/en/home.yaml';
import loginFile from '../../../src/content/en/login.yaml';
import needsFile from '../../../src/content/en/needs.yaml';
import notFoundFile from '../../../src/content/en/not-found.yaml';
import organizationDetailsFile from '../../../src/content/en/organization-details.yaml';
import privacyFile from '../../../src/content/en/privacy.yaml';
import registerFile from '../../../src/content/en/register.yaml';
import termsFile from '../../../src/content/en/terms.yaml';

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data'];

/** The copy of a legal page as the file contains it: the date is a string, and fields with a default may be missing. */
type Legal = Omit<Data<'privacy'>, 'lastChanged' | 'sections'> & {
  lastChanged: string;
  sections: (Pick<Data<'privacy'>['sections'][number], 'title'> & Partial<Data<'privacy'>['sections'][number]>)[];
};

export const about = aboutFile as Data<'about'>;
export const brandDetails = brandDetailsFile as Data<'brand-details'>;
export const donationInfo = donationInfoFile as Data<'donation-info'>;
export const figures = figuresFile as Data<'figures'>;
export const forgot = forgotFile as Data<'forgot'>;
export const frame = frameFile as Data<'frame'>;
export const home = homeFile as Data<'home'>;
export const login = loginFile as Data<'login'>;
export const needs = needsFile as Data<'needs'>;
export const notFound = notFoundFile as Data<'not-found'>;
export const organizationDetails = organizationDetailsFile as Data<'organization-details'>;
export const register = registerFile as Data<'register'>;
export const legal = {
  accessibility: accessibilityFile as Legal,
  privacy: privacyFile as Legal,
  terms: termsFile as Legal,
};
