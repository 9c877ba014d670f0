/** A published version of a page's copy. */
export interface CopyVersionRow {
  id: string;
  /** The name of the copy file. */
  page: string;
  /** Starts at 1 for each page. */
  version: number;
  /** JSON: the values that differ from the file's, by path. */
  overrides: string;
  /** JSON: what differs from the previous version. */
  changes: string;
  actor_id: string;
  created_at: string;
}

/** The draft of a page. Its row stays after the draft is deleted, so that its revision never starts over. */
export interface CopyDraftRow {
  page: string;
  revision: number;
  /** JSON: all values of the page; null when there is no draft. */
  content: string | null;
  actor_id: string;
  updated_at: string;
}

/** A picture that staff have uploaded for the site's copy. */
export interface CopyPictureRow {
  picture_id: string;
  created_at: string;
  /** When the newest version with this picture was published; null if no published version has used it. */
  published_at: string | null;
}

export interface SiteCopyTables {
  copy_versions: CopyVersionRow;
  copy_drafts: CopyDraftRow;
  copy_pictures: CopyPictureRow;
}
