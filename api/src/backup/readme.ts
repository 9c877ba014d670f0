/** How to read a backup without Kindcrate. */
export const readme = `This is a backup of Kindcrate: a tar file (https://en.wikipedia.org/wiki/Tar_(computing)).

npm run restore -- FILE restores it. By hand: "tar -xf FILE" unpacks it, and "sha256sum -c checksums/*" in its folder
checks that nothing is damaged.

images/     the image files, as the site serves them
tables/     the rows of each table of the database, one JSON object per line
jwt-secret  the key that signs tokens, unless it is a setting of the server
contents.json  the time of the backup, the version, and how many rows there are

In an encrypted backup, the names of these files end with .age, and the program age (https://age-encryption.org) decrypts them:

  age -d -o identity.txt key.age      asks for the passphrase; with a key file: age -d -i KEYFILE -o identity.txt key.age
  age -d -i identity.txt -o contents.json contents.json.age
`;
