import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/** The scalar of files. graphql-upload's types are of another copy of graphql's; the object is the same. */
export const Upload = GraphQLUpload as unknown as GraphQLScalarType;
