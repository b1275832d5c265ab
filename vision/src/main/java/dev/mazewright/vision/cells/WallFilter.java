package dev.mazewright.vision.cells;

import java.util.List;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;

/**
 * The linear filter across a side that best separates walls from open sides: Fisher's discriminant of profiles, learned from the picture
 * itself. It is as wide as walls are, and ignores how they fall onto pixels, rules of the paper, and nearby walls. Open sides have a
 * response of 0, walls of 1.
 *
 * <p>Source: Fisher, "The Use of Multiple Measurements in Taxonomic Problems", <i>Annals of Eugenics</i> 7, 1936; shrunk towards equal
 * variances as by Friedman, "Regularized Discriminant Analysis", <i>Journal of the American Statistical Association</i> 84, 1989.
 */
final class WallFilter {
    private static final int SIZE = SideSamples.ACROSS;
    /** The covariance is shrunk by at least and at most this share, */
    private static final double LEAST_SHRINKAGE = 0.05;

    private static final double MOST_SHRINKAGE = 0.9;
    /** and by more with fewer profiles than this for each value of one. */
    private static final double PROFILES = 2;
    /** The variance from light, paper and rounding, as a share of the square of a wall's profile. */
    private static final double FLOOR = 0.0005;

    /** A factor for each sample across a side; their sum is 0, and so is the response to a slope. */
    final double[] weights;
    /** What the factors yield for open sides. */
    final double offset;

    private WallFilter(double[] weights, double offset) {
        this.weights = weights;
        this.offset = offset;
    }

    /** Learns from profiles of sides that are probably open, and of probable walls; neither list is empty. */
    static WallFilter of(List<double[]> open, List<double[]> walls) {
        double[] ofOpen = mean(open);
        double[] ofWalls = mean(walls);
        DMatrixRMaj covariance = new DMatrixRMaj(SIZE, SIZE);
        add(covariance, open, ofOpen);
        add(covariance, walls, ofWalls);
        DMatrixRMaj apart = new DMatrixRMaj(SIZE, 1);
        double square = 0;
        double trace = 0;
        for (int i = 0; i < SIZE; i++) {
            apart.data[i] = ofWalls[i] - ofOpen[i];
            square += apart.data[i] * apart.data[i];
            trace += covariance.get(i, i);
        }
        double shrinkage = Math.clamp(PROFILES * SIZE / (open.size() + walls.size()), LEAST_SHRINKAGE, MOST_SHRINKAGE);
        CommonOps_DDRM.scale(1 - shrinkage, covariance);
        for (int i = 0; i < SIZE; i++) {
            covariance.add(i, i, shrinkage * trace / SIZE + FLOOR * square + 1e-12);
        }
        DMatrixRMaj solution = new DMatrixRMaj(SIZE, 1);
        CommonOps_DDRM.solve(covariance, apart, solution);
        return scaled(solution.data, ofOpen, apart.data);
    }

    private static WallFilter scaled(double[] weights, double[] open, double[] apart) {
        SideSamples.level(weights);
        double scale = dot(weights, apart);
        for (int i = 0; i < SIZE; i++) {
            weights[i] /= scale;
        }
        return new WallFilter(weights, dot(weights, open));
    }

    /** The response to a profile. */
    double response(double[] profile) {
        return dot(weights, profile) - offset;
    }

    private static double[] mean(List<double[]> profiles) {
        double[] mean = new double[SIZE];
        for (double[] profile : profiles) {
            for (int i = 0; i < SIZE; i++) {
                mean[i] += profile[i] / profiles.size();
            }
        }
        return mean;
    }

    private static void add(DMatrixRMaj covariance, List<double[]> profiles, double[] mean) {
        double weight = 0.5 / profiles.size();
        for (double[] profile : profiles) {
            for (int i = 0; i < SIZE; i++) {
                for (int j = 0; j < SIZE; j++) {
                    covariance.data[i * SIZE + j] += weight * (profile[i] - mean[i]) * (profile[j] - mean[j]);
                }
            }
        }
    }

    private static double dot(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < SIZE; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
