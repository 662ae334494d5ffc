/** What somebody with an account may be. */
export interface Role {
  id: string;
  name: string;
  /** What several are called. */
  plural: string;
  /** Whom one is when looking around as this role without an account. */
  guest: string;
}

/** Roles of the app; whoever signs up becomes the first. */
export const roles: readonly Role[] = [];
/** Whether one may look around as each role without an account. */
export const offersDemo: boolean = false;
/** Path of the page of one's account, where the app has one. */
export const accountPath: string | null = null;
