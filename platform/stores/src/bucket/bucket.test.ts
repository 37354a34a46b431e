/** @jest-environment node */
import {
  logContract,
  logContractOverNetwork,
  releaseContract,
  releaseContractOverNetwork,
  type DistantPlace,
} from '@rig4u/releases/store-contract';
import { bucketStore } from '.';
import { damageCases } from './damage.cases';
import { doctorCases } from './doctor.cases';
import { seeErrorsOfNode } from './errors-of-node';
import { testBucketFrom } from './bucket-service';
import { describeWhereThereIsOne, useTestBucket } from './test-bucket';

seeErrorsOfNode();

describeWhereThereIsOne(`a bucket (${testBucketFrom})`, () => {
  const bucket = useTestBucket();
  function fresh(): Promise<DistantPlace<'releases' | 'log'>> {
    const place = bucket.place();
    const env = bucket.env();
    return Promise.resolve({
      port: Number(new URL(env.AWS_ENDPOINT_URL_S3).port),
      open: () => bucketStore(place, env),
      openThrough: (port) => bucketStore(place, { ...env, AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` }),
    });
  }
  releaseContract('bucket', fresh);
  releaseContractOverNetwork('bucket', fresh);
  logContract('bucket', fresh);
  logContractOverNetwork('bucket', fresh);
  damageCases(bucket);
  doctorCases(bucket);
});
