import type { PictureRow } from '../database/schema.ts';
import { storeImage } from '../images/image-store.ts';
import type { Services } from '../services.ts';
import { drawPictures } from './drawing-process.ts';
import { addCatalogue, type Catalogue, isCatalogueUntouched } from './repository.ts';
import { sampleBrands } from './sample-data/brands.ts';
import { sampleDonationCards } from './sample-data/donation-cards.ts';
import { sampleOrganizations } from './sample-data/organizations.ts';
import type { SamplePicture } from './sample-data/picture.ts';

const seed = 'sample-data';

/**
 * Fills an empty catalogue with the sample data, once. All rows come in one transaction after the last picture: a start
 * that is killed leaves files that no row names, the next start does it again, and the sweep takes those away.
 */
export async function seedSampleData(services: Services): Promise<void> {
  if (!(await isCatalogueUntouched(services.database, seed))) return;
  const pictures = await storePictures(services, samplePictures());
  await addCatalogue(services.database, seed, { pictures, ...catalogueRows() });
}

function samplePictures(): SamplePicture[] {
  const gallery = sampleOrganizations.flatMap(({ images }) => images);
  return [...gallery, ...[...sampleBrands, ...sampleDonationCards].map(({ image }) => image)];
}

async function storePictures({ images }: Services, samples: SamplePicture[]): Promise<PictureRow[]> {
  const descriptions = new Map(samples.map(({ picture, alt }) => [picture, alt]));
  const drawn = await drawPictures([...descriptions.keys()]);
  const created_at = new Date().toISOString();
  return Promise.all(
    [...drawn].map(async ([id, image]) => {
      const { width, height } = image;
      const name = await storeImage(images, image);
      return { id, name, width, height, alt: descriptions.get(id) ?? '', is_sample: 1, created_at };
    }),
  );
}

/** Slugs are the ids, so that the site can name a card (specification, section 7: "fixed card id"). */
function catalogueRows(): Omit<Catalogue, 'pictures'> {
  return {
    organizations: sampleOrganizations.map(({ slug, title, organizationInfo }, position) => ({
      id: slug,
      title,
      information: organizationInfo,
      position,
      is_sample: 1,
    })),
    organizationImages: sampleOrganizations.flatMap(({ slug, images }) =>
      images.map(({ picture }, position) => ({
        id: `${slug}-${position + 1}`,
        organization_id: slug,
        picture_id: picture,
        position,
      })),
    ),
    brands: sampleBrands.map((brand, position) => toCatalogueRow(brand, position)),
    donationCards: sampleDonationCards.map((card, position) => toCatalogueRow(card, position)),
  };
}

function toCatalogueRow<Sample extends { slug: string; image: SamplePicture }>(sample: Sample, position: number) {
  const { slug, image, ...shown } = sample;
  return { ...shown, id: slug, picture_id: image.picture, position, is_sample: 1 };
}
