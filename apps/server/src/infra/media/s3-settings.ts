/** A bucket of an S3 server. */
export interface S3Settings {
  bucket: string;
  /** Address of a server other than Amazon's. */
  endpoint?: string;
  region: string;
  /** Absent where the machine has credentials of its own, such as a role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** What every key in the bucket begins with, such as `sayhey/`. */
  prefix?: string;
  /** The bucket's name in the path instead of the host name, as most servers other than Amazon's want it. */
  isPathStyle: boolean;
}
