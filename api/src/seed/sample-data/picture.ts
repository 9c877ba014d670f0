/** A sample picture: `picture` is what `composePicture` of `pictures/compose.ts` takes, `alt` says what it shows. */
export interface SamplePicture {
  picture: string;
  alt: string;
}
