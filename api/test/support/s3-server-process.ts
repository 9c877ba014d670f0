// @ts-expect-error: the package has no types.
import S3rver from '@20minutes/s3rver';

/*
 * An S3-compatible server in its own process: the arguments are a folder for its objects and the names of its buckets. It
 * sends its port to the process that started it. It runs with `--openssl-legacy-provider`, because s3rver encrypts the
 * tokens of listings with DES.
 */

const [directory, ...buckets] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  configureBuckets: buckets.map((name) => ({ name })),
});
process.send?.((await server.run()).port);
process.on('disconnect', () => process.exit());
