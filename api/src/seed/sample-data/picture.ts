/** A sample picture: `picture` is the name that `composePicture` in `pictures/compose.ts` expects, `alt` its description. */
export interface SamplePicture {
  picture: string;
  alt: string;
}
