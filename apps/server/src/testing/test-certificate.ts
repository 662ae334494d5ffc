// Made for these tests alone, good for a hundred years and for names that nobody has: hooks.test and other.test.

/** Key of the certificate, as PEM. */
export const TEST_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgawrN403o9+zzYhUb
8v76RvEkJZ+zlZSHvGFj3J45ixihRANCAAQ7kaWTuqTj3gXDEsQ2zzEcMuL8DLcl
hXOihxyp8nq6f7zl2iKv7HJyMV0rWQ4NaM6LIdjbJH9GIeL88iTx42k1
-----END PRIVATE KEY-----
`;

/** A certificate that nobody has signed, as PEM. */
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpDCCAUqgAwIBAgIUSqGxhNvuE4XDHYTJT931RbTBzvMwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKaG9va3MudGVzdDAgFw0yNjExMjEwNDA3MTVaGA8yMTI2MTAy
ODA0MDcxNVowFTETMBEGA1UEAwwKaG9va3MudGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABDuRpZO6pOPeBcMSxDbPMRwy4vwMtyWFc6KHHKnyerp/vOXaIq/s
cnIxXStZDg1ozosh2Nskf0Yh4vzyJPHjaTWjdjB0MB0GA1UdDgQWBBSmHIBlvWTw
QBAzGV9an39OcvAz1TAfBgNVHSMEGDAWgBSmHIBlvWTwQBAzGV9an39OcvAz1TAP
BgNVHRMBAf8EBTADAQH/MCEGA1UdEQQaMBiCCmhvb2tzLnRlc3SCCm90aGVyLnRl
c3QwCgYIKoZIzj0EAwIDSAAwRQIhAM8UacbBLyqpyTuyH9fMqOjdBi4EKrhlGqjW
mnLaQUxOAiBRoH/xqrN+mFDZqaT6P0lBK+n0I/vJZkejWjsO0uZ2lg==
-----END CERTIFICATE-----
`;
