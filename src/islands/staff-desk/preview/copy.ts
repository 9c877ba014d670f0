/** The labels of the switches that choose the screen of a preview. */
export interface ScreenCopy {
  width: string;
  desktop: string;
  phone: string;
  scheme: string;
  light: string;
  dark: string;
}
